import { beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { EditedSite } from '../../support/edited-site.ts';

const temp = tempFolder('dev-site');
let edited: EditedSite;

beforeEach(async () => {
  edited = await EditedSite.open(temp);
});

describe('a page with an error in a block', () => {
  test('shows the other blocks, and a card in place of the broken one', async () => {
    const before = edited.partsAt('/workshop') ?? [];
    edited.copy.edit('pages/workshop.yaml', 'type: text-image', 'type: text-imgae');
    await edited.reload();
    expect(edited.partsAt('/workshop')).toEqual(before.map((type) => (type === 'text-image' ? 'card: unknown-block-type' : type)));
    expect(edited.site.statusOf(edited.shown('/workshop'))).toEqual({ isOutdated: false, here: [], inOtherFiles: [] });
  });

  test('shows two errors of one block in one card', async () => {
    edited.copy.edit('pages/workshop.yaml', 'heading: ', 'extra: 1\n    more: 2\n    heading: ');
    await edited.reload();
    expect(edited.partsAt('/workshop')?.filter((part) => part.startsWith('card'))).toEqual(['card: unknown-field unknown-field']);
  });

  test('keeps the keys of the other blocks, so that their islands keep their state', async () => {
    edited.copy.write('pages/questions.yaml', edited.copy.read('pages/questions.yaml').replace(/( {2}- type: faq[\s\S]*)$/, '$1$1'));
    await edited.reload();
    const keys = (): string[] => edited.shown('/questions').parts.flatMap((part) => ('block' in part ? [part.block.key] : []));
    expect(keys()).toContain('faq-2');
    edited.copy.edit('pages/questions.yaml', 'type: faq', 'type: faqq');
    edited.copy.edit('pages/questions.yaml', 'type: faqq', 'type: faq\n    nonsense: 1');
    await edited.reload();
    expect(keys()).toContain('faq-2');
    expect(keys()).not.toContain('faq-1');
  });

  test('shows all blocks again when the error is fixed', async () => {
    const text = edited.copy.read('pages/workshop.yaml');
    const before = edited.partsAt('/workshop');
    edited.copy.edit('pages/workshop.yaml', 'type: text-image', 'type: text-imgae');
    await edited.reload();
    edited.copy.write('pages/workshop.yaml', text);
    await edited.reload();
    expect(edited.partsAt('/workshop')).toEqual(before);
  });
});

test('an unchanged page stays the same object', async () => {
  const before = edited.shown('/questions');
  edited.copy.edit('pages/home.yaml', 'Plain words only', 'Other words');
  await edited.reload();
  expect(edited.shown('/questions')).toBe(before);
  expect(edited.site.settings).toBe(edited.site.settings);
});

test('a broken link is a card above its block, which stays', async () => {
  edited.addBrokenLink();
  await edited.reload();
  expect(edited.partsAt('/')?.slice(0, 2)).toEqual(['card: broken-link', 'notice']);
});

test('a block with a broken record has a card with the problem of the record', async () => {
  edited.copy.edit('collections/clients.yaml', 'harbourline.svg', 'harbourlane.svg');
  await edited.reload();
  expect(edited.partsAt('/clients')).toContain('card: missing-media');
  expect(edited.site.statusOf(edited.shown('/clients')).inOtherFiles).toEqual([]);
  expect(edited.codesAt('/workshop', 'inOtherFiles')).toEqual(['missing-media']);
});

test('a reload reports that nothing has changed', async () => {
  expect(await edited.site.reload()).toEqual({ isSame: true, needsCheck: false });
  edited.copy.write('pages/home.yaml', edited.copy.read('pages/home.yaml'));
  expect(await edited.site.reload()).toEqual({ isSame: true, needsCheck: false });
  edited.copy.write('pages/lost.txt.YAML', 'a: 1\n');
  expect(await edited.site.reload()).toEqual({ isSame: false, needsCheck: false });
});

test('invalid settings keep their last valid state, and pages still change', async () => {
  const { settings } = edited.site;
  edited.copy.edit('site.yaml', 'navigation:', 'navigaton:');
  edited.copy.edit('pages/home.yaml', 'Plain words only', 'Other words');
  await edited.reload();
  expect(edited.site.settings).toBe(settings);
  expect(JSON.stringify(edited.shown('/').model)).toContain('Other words');
  expect(edited.codesAt('/', 'inOtherFiles')).toContain('unknown-field');
});

test('a new logo is served as soon as pages name it', async () => {
  edited.copy.edit('site.yaml', 'mark: /media/brand/mark.svg', 'mark: /media/pictures/bench.png');
  await edited.reload();
  const named = [...JSON.stringify(edited.site.settings?.brand).matchAll(/\/media\/([\w./-]+)/g)].map(([, name = '']) => name);
  expect(named).toContainEqual(expect.stringMatching(/bench-[\da-f]+-\d+\.webp$/));
  expect(named.filter((name) => edited.site.media(name) === undefined)).toEqual([]);
});

test('a changed page of which rules had warned is shown before they run again, and the warning stays until then', async () => {
  edited.copy.edit('pages/workshop.yaml', 'heading: The bench', 'heading: "**The** bench"');
  await edited.reload();
  const warned = edited.codesAt('/workshop', 'here');
  expect(warned).toHaveLength(1);
  edited.copy.edit('pages/workshop.yaml', 'heading: "**The** bench"', 'heading: Our bench');
  expect(await edited.site.reload()).toEqual({ isSame: false, needsCheck: false });
  expect(JSON.stringify(edited.shown('/workshop').model)).toContain('Our bench');
  expect(edited.codesAt('/workshop', 'here')).toEqual(warned);
  expect(edited.codesAt('/', 'inOtherFiles')).toEqual(warned);
  edited.site.check();
  expect(edited.codesAt('/workshop', 'here')).toEqual([]);
});

test('of a page that can no longer be read, only the reason is listed, not what rules had warned of', async () => {
  edited.copy.edit('pages/workshop.yaml', 'heading: The bench', 'heading: "**The** bench"');
  await edited.reload();
  edited.copy.edit('pages/workshop.yaml', 'title: ', 'title: "');
  await edited.site.reload();
  expect(edited.codesAt('/workshop', 'here')).toEqual(['unclosed-quote']);
});

test('two pages with mistakes that are saved one after the other both show them before the rules run', async () => {
  edited.copy.edit('pages/workshop.yaml', 'type: text-image', 'type: text-imgae');
  await edited.site.reload();
  edited.copy.edit('pages/questions.yaml', 'type: faq', 'type: faqq');
  await edited.site.reload();
  expect(edited.partsAt('/workshop')).toContain('card: unknown-block-type');
  expect(edited.partsAt('/questions')).toContain('card: unknown-block-type');
});

test('a changed page with an error of a rule over the whole site needs a check', async () => {
  edited.addBrokenLink();
  await edited.reload();
  edited.copy.edit('pages/home.yaml', 'label: C', 'label: D');
  expect(await edited.site.reload()).toEqual({ isSame: false, needsCheck: true });
  edited.copy.edit('pages/workshop.yaml', 'heading: ', 'heading: More ');
  edited.site.check();
  expect(await edited.site.reload()).toEqual({ isSame: false, needsCheck: false });
});
