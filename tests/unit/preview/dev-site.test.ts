import { beforeEach, describe, expect, test } from 'vitest';
import { DevSite } from '../../../packages/engine/src/preview/dev-site.ts';
import type { ShownPage } from '../../../packages/engine/src/preview/shown-page.ts';
import siteCode from '../../../src/site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const temp = tempFolder('dev-site');
let copy: SiteCopy;
let site: DevSite;

async function follow(): Promise<void> {
  await site.reload();
  site.check();
}

beforeEach(async () => {
  copy = copySite('blocks', temp);
  site = new DevSite(copy.dir, siteCode, () => new Date('2025-05-01'));
  await follow();
});

/** What is shown at a path: the types of blocks, and for cards the codes of their problems. */
const partsAt = (path: string): string[] | undefined =>
  site.page(path)?.parts.map((part) => ('block' in part ? part.block.type : `card: ${part.card.problems.map(codeOf).join(' ')}`));

/** Puts a block at the top of the home page whose button leads nowhere. */
const linkNowhere = (): void =>
  copy.edit(
    'pages/home.yaml',
    '  - type: page-header',
    '  - type: notice\n    heading: A\n    text: B\n    button: { label: C, to: /nowhere }\n  - type: page-header',
  );
const codeOf = (text: string): string => /:\d+ {2}(\S+)/.exec(text)?.[1] ?? text;

const shown = (path: string): ShownPage => {
  const page = site.page(path);
  if (!page) throw new Error(`Nothing is shown at ${path}.`);
  return page;
};

describe('a page with a mistake in a block', () => {
  test('shows the other blocks, and the mistake in the place of its own', async () => {
    const before = partsAt('/workshop') ?? [];
    copy.edit('pages/workshop.yaml', 'type: text-image', 'type: text-imgae');
    await follow();
    expect(partsAt('/workshop')).toEqual(before.map((type) => (type === 'text-image' ? 'card: unknown-block-type' : type)));
    expect(site.problemsBeside(shown('/workshop'))).toEqual({ isStale: false, here: [], elsewhere: [] });
  });

  test('shows two mistakes of one block in one card', async () => {
    copy.edit('pages/workshop.yaml', 'heading: ', 'extra: 1\n    more: 2\n    heading: ');
    await follow();
    expect(partsAt('/workshop')?.filter((part) => part.startsWith('card'))).toEqual(['card: unknown-field unknown-field']);
  });

  test('keeps the keys of the blocks around it, so that islands stay who they are', async () => {
    copy.write('pages/questions.yaml', copy.read('pages/questions.yaml').replace(/( {2}- type: faq[\s\S]*)$/, '$1$1'));
    await follow();
    const keys = (): string[] => shown('/questions').parts.flatMap((part) => ('block' in part ? [part.block.key] : []));
    expect(keys()).toContain('faq-2');
    copy.edit('pages/questions.yaml', 'type: faq', 'type: faqq');
    copy.edit('pages/questions.yaml', 'type: faqq', 'type: faq\n    nonsense: 1');
    await follow();
    expect(keys()).toContain('faq-2');
    expect(keys()).not.toContain('faq-1');
  });

  test('is complete again, and the same page for its screens, after the mistake is fixed', async () => {
    const text = copy.read('pages/workshop.yaml');
    const before = partsAt('/workshop');
    copy.edit('pages/workshop.yaml', 'type: text-image', 'type: text-imgae');
    await follow();
    copy.write('pages/workshop.yaml', text);
    await follow();
    expect(partsAt('/workshop')).toEqual(before);
  });
});

test('a page that nothing was done to stays the same object', async () => {
  const before = shown('/questions');
  copy.edit('pages/home.yaml', 'Plain words only', 'Other words');
  await follow();
  expect(shown('/questions')).toBe(before);
  expect(site.settings).toBe(site.settings);
});

test('a link that leads nowhere is told above its block, which stays', async () => {
  linkNowhere();
  await follow();
  expect(partsAt('/')?.slice(0, 2)).toEqual(['card: broken-link', 'notice']);
});

test('a block whose record is broken elsewhere says so, and the record is told in the list', async () => {
  copy.edit('collections/clients.yaml', 'harbourline.svg', 'harbourlane.svg');
  await follow();
  const page = shown('/clients');
  expect(page.parts.flatMap((part) => ('card' in part ? [part.card.title] : [])).join()).toMatch(
    /cannot be shown\. Something that it shows has a problem/,
  );
  expect(site.problemsBeside(page).elsewhere.map(codeOf)).toContain('missing-media');
});

describe('a page whose file cannot be read', () => {
  test('keeps its last good state and says why', async () => {
    const before = partsAt('/workshop');
    copy.edit('pages/workshop.yaml', 'title: ', 'title: "');
    await follow();
    expect(partsAt('/workshop')).toEqual(before);
    const list = site.problemsBeside(shown('/workshop'));
    expect(list.isStale).toBe(true);
    expect(list.here.map(codeOf)).toEqual(['unclosed-quote']);
  });

  test('is explained where it would be when it was never good, and gives way to a page that is', async () => {
    copy.write('pages/new.yaml', 'path: /new\ntitle: "New\n');
    await follow();
    expect(partsAt('/new')).toEqual(['card: unclosed-quote']);
    copy.write('pages/other.yaml', copy.read('pages/workshop.yaml').replace('/workshop', '/new'));
    await follow();
    expect(partsAt('/new')).toContain('text-image');
  });

  test('that made a page for every record keeps all of them', async () => {
    const before = site
      .listModels()
      .map(({ path }) => path)
      .sort();
    copy.edit('pages/post.yaml', 'title: ', 'title: "');
    await follow();
    expect(
      site
        .listModels()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(before);
  });

  test('and is deleted, is gone', async () => {
    copy.edit('pages/workshop.yaml', 'title: ', 'title: "');
    await follow();
    copy.remove('pages/workshop.yaml');
    await follow();
    expect(site.page('/workshop')).toBeUndefined();
  });
});

test('a load between which nothing has changed says so', async () => {
  expect(await site.reload()).toEqual({ isSame: true, needsCheck: false });
  copy.write('pages/home.yaml', copy.read('pages/home.yaml'));
  expect(await site.reload()).toEqual({ isSame: true, needsCheck: false });
  copy.write('pages/lost.txt.YAML', 'a: 1\n');
  expect(await site.reload()).toEqual({ isSame: false, needsCheck: false });
});

test('settings that are wrong keep their last good state, and pages go on with it', async () => {
  const { settings } = site;
  copy.edit('site.yaml', 'navigation:', 'navigaton:');
  copy.edit('pages/home.yaml', 'Plain words only', 'Other words');
  await follow();
  expect(site.settings).toBe(settings);
  expect(JSON.stringify(shown('/').model)).toContain('Other words');
  expect(site.problemsBeside(shown('/')).elsewhere.map(codeOf)).toContain('unknown-field');
});

test('a changed page that a rule over the whole site spoke of waits for that rule', async () => {
  linkNowhere();
  await follow();
  copy.edit('pages/home.yaml', 'label: C', 'label: D');
  expect(await site.reload()).toEqual({ isSame: false, needsCheck: true });
  copy.edit('pages/workshop.yaml', 'heading: ', 'heading: More ');
  site.check();
  expect(await site.reload()).toEqual({ isSame: false, needsCheck: false });
});
