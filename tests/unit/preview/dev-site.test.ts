import { beforeEach, describe, expect, test } from 'vitest';
import { DevSite } from '../../../packages/engine/src/preview/dev-site.ts';
import type { PreviewPage } from '../../../packages/engine/src/preview/preview-page.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('dev-site');
let copy: SiteCopy;
let site: DevSite;

async function reload(): Promise<void> {
  await site.reload();
  site.check();
}

beforeEach(async () => {
  copy = copySite('blocks', temp);
  site = new DevSite(copy.dir, siteCode, () => new Date('2025-05-01'));
  await reload();
});

/** Returns the parts that are shown at a path: the types of blocks, and for cards the codes of their problems. */
const partsAt = (path: string): string[] | undefined =>
  site.page(path)?.parts.map((part) => ('block' in part ? part.block.type : `card: ${part.card.problems.map(codeOf).join(' ')}`));

/** Adds a block with a broken link to the top of the home page. */
const addBrokenLink = (): void =>
  copy.edit(
    'pages/home.yaml',
    '  - type: page-header',
    '  - type: notice\n    heading: A\n    text: B\n    button: { label: C, to: /nowhere }\n  - type: page-header',
  );
const codeOf = (text: string): string => /:\d+ {2}(\S+)/.exec(text)?.[1] ?? text;

const shown = (path: string): PreviewPage => {
  const page = site.page(path);
  if (!page) throw new Error(`Nothing is shown at ${path}.`);
  return page;
};

describe('a page with an error in a block', () => {
  test('shows the other blocks, and a card in place of the broken one', async () => {
    const before = partsAt('/workshop') ?? [];
    copy.edit('pages/workshop.yaml', 'type: text-image', 'type: text-imgae');
    await reload();
    expect(partsAt('/workshop')).toEqual(before.map((type) => (type === 'text-image' ? 'card: unknown-block-type' : type)));
    expect(site.problemsWithoutCard(shown('/workshop'))).toEqual({ isOutdated: false, here: [], elsewhere: [] });
  });

  test('shows two errors of one block in one card', async () => {
    copy.edit('pages/workshop.yaml', 'heading: ', 'extra: 1\n    more: 2\n    heading: ');
    await reload();
    expect(partsAt('/workshop')?.filter((part) => part.startsWith('card'))).toEqual(['card: unknown-field unknown-field']);
  });

  test('keeps the keys of the other blocks, so that their islands keep their state', async () => {
    copy.write('pages/questions.yaml', copy.read('pages/questions.yaml').replace(/( {2}- type: faq[\s\S]*)$/, '$1$1'));
    await reload();
    const keys = (): string[] => shown('/questions').parts.flatMap((part) => ('block' in part ? [part.block.key] : []));
    expect(keys()).toContain('faq-2');
    copy.edit('pages/questions.yaml', 'type: faq', 'type: faqq');
    copy.edit('pages/questions.yaml', 'type: faqq', 'type: faq\n    nonsense: 1');
    await reload();
    expect(keys()).toContain('faq-2');
    expect(keys()).not.toContain('faq-1');
  });

  test('shows all blocks again when the error is fixed', async () => {
    const text = copy.read('pages/workshop.yaml');
    const before = partsAt('/workshop');
    copy.edit('pages/workshop.yaml', 'type: text-image', 'type: text-imgae');
    await reload();
    copy.write('pages/workshop.yaml', text);
    await reload();
    expect(partsAt('/workshop')).toEqual(before);
  });
});

test('an unchanged page stays the same object', async () => {
  const before = shown('/questions');
  copy.edit('pages/home.yaml', 'Plain words only', 'Other words');
  await reload();
  expect(shown('/questions')).toBe(before);
  expect(site.settings).toBe(site.settings);
});

test('a broken link is a card above its block, which stays', async () => {
  addBrokenLink();
  await reload();
  expect(partsAt('/')?.slice(0, 2)).toEqual(['card: broken-link', 'notice']);
});

test('a block with a broken record has a card, and the problem of the record is in the list', async () => {
  copy.edit('collections/clients.yaml', 'harbourline.svg', 'harbourlane.svg');
  await reload();
  const page = shown('/clients');
  expect(page.parts.flatMap((part) => ('card' in part ? [part.card.title] : [])).join()).toMatch(
    /cannot be shown\. Content that it uses has a problem/,
  );
  expect(site.problemsWithoutCard(page).elsewhere.map(codeOf)).toContain('missing-media');
});

describe('a page whose file cannot be read', () => {
  test('keeps its last valid state and lists the problem', async () => {
    const before = partsAt('/workshop');
    copy.edit('pages/workshop.yaml', 'title: ', 'title: "');
    await reload();
    expect(partsAt('/workshop')).toEqual(before);
    const list = site.problemsWithoutCard(shown('/workshop'));
    expect(list.isOutdated).toBe(true);
    expect(list.here.map(codeOf)).toEqual(['unclosed-quote']);
  });

  test('is an error page when it was never valid, until a valid page has the same path', async () => {
    copy.write('pages/new.yaml', 'path: /new\ntitle: "New\n');
    await reload();
    expect(partsAt('/new')).toEqual(['card: unclosed-quote']);
    copy.write('pages/other.yaml', copy.read('pages/workshop.yaml').replace('/workshop', '/new'));
    await reload();
    expect(partsAt('/new')).toContain('text-image');
  });

  test('keeps the pages of all records', async () => {
    const before = site
      .listModels()
      .map(({ path }) => path)
      .sort();
    copy.edit('pages/post.yaml', 'title: ', 'title: "');
    await reload();
    expect(
      site
        .listModels()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(before);
  });

  test('is gone after the file is deleted', async () => {
    copy.edit('pages/workshop.yaml', 'title: ', 'title: "');
    await reload();
    copy.remove('pages/workshop.yaml');
    await reload();
    expect(site.page('/workshop')).toBeUndefined();
  });
});

test('a reload reports that nothing has changed', async () => {
  expect(await site.reload()).toEqual({ isSame: true, needsCheck: false });
  copy.write('pages/home.yaml', copy.read('pages/home.yaml'));
  expect(await site.reload()).toEqual({ isSame: true, needsCheck: false });
  copy.write('pages/lost.txt.YAML', 'a: 1\n');
  expect(await site.reload()).toEqual({ isSame: false, needsCheck: false });
});

test('invalid settings keep their last valid state, and pages still change', async () => {
  const { settings } = site;
  copy.edit('site.yaml', 'navigation:', 'navigaton:');
  copy.edit('pages/home.yaml', 'Plain words only', 'Other words');
  await reload();
  expect(site.settings).toBe(settings);
  expect(JSON.stringify(shown('/').model)).toContain('Other words');
  expect(site.problemsWithoutCard(shown('/')).elsewhere.map(codeOf)).toContain('unknown-field');
});

test('a changed page with a problem of a rule over the whole site needs a check', async () => {
  addBrokenLink();
  await reload();
  copy.edit('pages/home.yaml', 'label: C', 'label: D');
  expect(await site.reload()).toEqual({ isSame: false, needsCheck: true });
  copy.edit('pages/workshop.yaml', 'heading: ', 'heading: More ');
  site.check();
  expect(await site.reload()).toEqual({ isSame: false, needsCheck: false });
});
