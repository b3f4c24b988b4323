import { beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { codeOf, EditedSite } from '../../support/edited-site.ts';

const temp = tempFolder('last-valid-state');
let edited: EditedSite;

beforeEach(async () => {
  edited = await EditedSite.open(temp);
});

describe('a page whose file cannot be read', () => {
  test('keeps its last valid state and lists the problem', async () => {
    const before = edited.partsAt('/workshop');
    edited.copy.edit('pages/workshop.yaml', 'title: ', 'title: "');
    await edited.reload();
    expect(edited.partsAt('/workshop')).toEqual(before);
    const list = edited.site.statusOf(edited.shown('/workshop'));
    expect(list.isOutdated).toBe(true);
    expect(list.here.map(({ text }) => codeOf(text))).toEqual(['unclosed-quote']);
  });

  test('keeps the last state in which its blocks were valid, not the card of an earlier mistake', async () => {
    const before = edited.partsAt('/workshop');
    edited.copy.edit('pages/workshop.yaml', 'type: text-image', 'type: text-imgae');
    await edited.reload();
    edited.copy.edit('pages/workshop.yaml', 'title: ', 'title: "');
    await edited.reload();
    expect(edited.partsAt('/workshop')).toEqual(before);
    edited.copy.edit('pages/workshop.yaml', 'title: "', 'titel: ');
    await edited.reload();
    expect(edited.partsAt('/workshop')).toEqual(before);
    edited.copy.edit('pages/workshop.yaml', 'titel: ', 'title: ');
    await edited.reload();
    expect(edited.partsAt('/workshop')).toContain('card: unknown-block-type');
  });

  test('keeps a block with a broken link without its card', async () => {
    edited.addBrokenLink();
    await edited.reload();
    edited.copy.edit('pages/home.yaml', 'title: ', 'title: "');
    await edited.reload();
    expect(edited.partsAt('/')?.slice(0, 2)).toEqual(['notice', 'page-header']);
  });

  test('that was never valid as a whole keeps its valid blocks', async () => {
    const text = edited.copy.read('pages/workshop.yaml').replace('/workshop', '/new');
    edited.copy.write('pages/new.yaml', text.replace('type: text-image', 'type: text-imgae'));
    await edited.reload();
    edited.copy.edit('pages/new.yaml', 'title: ', 'title: "');
    await edited.reload();
    const types = edited.partsAt('/workshop')?.filter((type) => type !== 'text-image');
    expect(edited.partsAt('/new')).toEqual(types);
  });

  test('is an error page when it was never valid, until a valid page has the same path', async () => {
    edited.copy.write('pages/new.yaml', 'path: /new\ntitle: "New\n');
    await edited.reload();
    expect(edited.partsAt('/new')).toEqual(['card: unclosed-quote']);
    edited.copy.write('pages/other.yaml', edited.copy.read('pages/workshop.yaml').replace('/workshop', '/new'));
    await edited.reload();
    expect(edited.partsAt('/new')).toContain('text-image');
  });

  test('keeps the pages of all records', async () => {
    const before = edited.site
      .listFacts()
      .map(({ path }) => path)
      .sort();
    edited.copy.edit('pages/post.yaml', 'title: ', 'title: "');
    await edited.reload();
    expect(
      edited.site
        .listFacts()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(before);
  });

  test('is gone after the file is deleted', async () => {
    edited.copy.edit('pages/workshop.yaml', 'title: ', 'title: "');
    await edited.reload();
    edited.copy.remove('pages/workshop.yaml');
    await edited.reload();
    expect(edited.site.page('/workshop')).toBeUndefined();
  });
});

describe('a page of a record', () => {
  test.each([
    ['that has an error', 'title: A knot that holds', 'tilte: A knot that holds', 'unknown-field'],
    ['in a file that does not parse', 'title: A knot', 'title: "A knot', 'unclosed-quote'],
  ])('%s keeps its last valid state', async (_, from, to, code) => {
    const text = edited.copy.read('collections/posts.yaml');
    edited.copy.edit('collections/posts.yaml', from, to);
    // Before and after the rules ran.
    await edited.site.reload();
    expect(edited.partsAt('/posts/1')).toEqual(['article']);
    edited.site.check();
    expect(edited.partsAt('/posts/1')).toEqual(['article']);
    const { isOutdated, here } = edited.site.statusOf(edited.shown('/posts/1'));
    expect({ isOutdated, codes: here.map((one) => codeOf(one.text)) }).toEqual({ isOutdated: true, codes: [code] });
    edited.copy.write('collections/posts.yaml', text.replace('A knot that holds', 'A better knot'));
    await edited.reload();
    expect(edited.shown('/posts/1').model.title).toBe('A better knot');
    expect(edited.site.statusOf(edited.shown('/posts/1')).isOutdated).toBe(false);
  });

  test('is gone after its record is deleted', async () => {
    edited.copy.write('collections/posts.yaml', edited.copy.read('collections/posts.yaml').replace(/- id: 2[\s\S]*$/, ''));
    await edited.reload();
    expect(edited.site.page('/posts/2')).toBeUndefined();
  });
});
