import { beforeEach, describe, expect, test } from 'vitest';
import { isPublished } from '../../../packages/core/src/content/publication.ts';
import type { Problem } from '../../../packages/core/src/problems/problem.ts';
import type { Site } from '../../../packages/core/src/site/site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { createCachedLoader } from '../../support/cached-loader.ts';
import { listPage, post, posts } from '../../support/listed-posts.ts';
import { shareSite } from '../../support/shared-site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('pages-of-lists');

const share = shareSite(siteCode, () => copySite('blocks', temp));
let copy: SiteCopy;
beforeEach(() => {
  copy = share();
  copy.write('collections/posts.yaml', posts);
});

let now = new Date('2027-01-01');

/** Loads the site as a new command does: with the cache that earlier ones wrote. */
async function load(): Promise<Site> {
  const { load: read, store } = createCachedLoader({
    ...{ code: siteCode, root: temp, siteDir: copy.dir, clock: () => now, fingerprint: 'code' },
  });
  const site = await read();
  site.findProblems();
  await store(site);
  return site;
}

/** Returns the shown posts of every published page of a file, by path. `postsOf` returns those of the props of its first block. */
const shownOn = (
  { pages, blocksOf }: Site,
  file: string,
  postsOf = (props: object): unknown => Reflect.get(props, 'posts'),
): Record<string, unknown> =>
  Object.fromEntries(
    pages.flatMap((resolved) => {
      const { page } = resolved;
      if (page.source.path !== `pages/${file}` || !isPublished(page.fields, { time: now.getTime(), timeZone: 'UTC' })) return [];
      const shown = postsOf(blocksOf(resolved).model?.blocks[0]?.props ?? {});
      return [[page.fields?.path ?? page.key, Array.isArray(shown) ? shown.map((one: object) => Reflect.get(one, 'id')) : shown]];
    }),
  );

const problemsOf = (site: Site, file: string): string[] =>
  site
    .findProblems()
    .flatMap((problem: Problem) =>
      problem.severity === 'error' && problem.file.endsWith(file) ? [`${problem.line} ${problem.code} ${problem.message}`] : [],
    );

describe('a page file with "per"', () => {
  test('makes a page for each value that listed, published records have, newest first', async () => {
    copy.write('pages/tags.yaml', listPage('/tags/{slug}', 'per: tags'));
    expect(shownOn(await load(), 'tags.yaml')).toEqual({ '/tags/rope': [2, 1], '/tags/sea-water': [1] });
  });

  test('makes a page for each year of a date', async () => {
    copy.write('pages/years.yaml', listPage('/archive/{value}', 'per: published'));
    expect(shownOn(await load(), 'years.yaml')).toEqual({ '/archive/2025': [2, 3], '/archive/2024': [1] });
  });

  test('makes one page of all records, or several with "perPage"', async () => {
    copy.write('pages/all.yaml', listPage('/journal', 'per: all'));
    expect(shownOn(await load(), 'all.yaml')).toEqual({ '/journal': [2, 3, 1] });
    copy.write('pages/all.yaml', listPage('/journal', 'per: all\nperPage: 2'));
    const site = await load();
    expect(shownOn(site, 'all.yaml')).toEqual({ '/journal': [2, 3], '/journal/page/2': [1] });
    const [first, second] = site.pages.flatMap(({ page }) => (page.source.path === 'pages/all.yaml' ? [page.fields] : []));
    expect(first).toMatchObject({ title: 'About all', description: '3 posts of the fixture, on page 1 of 2.' });
    // The description is written with {page}, so it differs already.
    expect(second).toMatchObject({ title: 'About all (2/2)', description: '3 posts of the fixture, on page 2 of 2.' });
  });

  test('makes a page for each of the named lists of a collection', async () => {
    const page = listPage('/work/{slug}', 'per: list').replace('collection: posts', 'collection: portfolio');
    copy.write('pages/lists.yaml', page.replace('post-list', 'portfolio-grid').replace('posts:', 'projects:'));
    const site = await load();
    const paths = site.pages.flatMap(({ page: one }) => (one.source.path === 'pages/lists.yaml' ? [one.fields?.path] : []));
    expect(paths).toEqual(site.named.records.lists('portfolio').map((list) => `/work/${list}`));
  });

  test.each([
    ['posts', 'per: all', { '/parts': [2, 3], '/parts/page/2': [1] }],
    [
      'looms',
      'per: noise',
      { '/parts/quiet': ['table-loom', 'rigid-heddle'], '/parts/quiet/page/2': ['inkle-loom'], '/parts/audible': ['floor-loom'] },
    ],
  ])('shows its records in a list of any type: %s', async (collection, per, expected) => {
    const path = per === 'per: all' ? '/parts' : '/parts/{slug}';
    const page = listPage(path, `${per}\nperPage: 2`)
      .replace('collection: posts', `collection: ${collection}`)
      .replace(/type: post-list\n(.*\n).*$/m, 'type: list\n$1    records: "{records}"')
      .concat(`  - { type: pagination, page: "{page}", pages: "{pages}", path: "${path}" }\n`);
    copy.write('pages/parts.yaml', page);
    expect(problemsOf(await load(), 'parts.yaml')).toEqual([
      expect.stringMatching(/^10 invalid-value .* \{ of: dishes, only: "\{records\}" \}/),
    ]);
    copy.write('pages/parts.yaml', page.replace('"{records}"', `{ of: ${collection}, only: "{records}" }`));
    const site = await load();
    expect(problemsOf(site, 'parts.yaml')).toEqual([]);
    expect(shownOn(site, 'parts.yaml', (props) => Reflect.get(Object(Reflect.get(props, 'records')), 'records'))).toMatchObject(expected);
  });

  test('selects records in queries by its value', async () => {
    copy.write('pages/tags.yaml', listPage('/tags/{slug}', 'per: tags').replace('"{records}"', '{ tags: "{value}", order: oldest }'));
    expect(shownOn(await load(), 'tags.yaml')).toEqual({ '/tags/rope': [1, 2], '/tags/sea-water': [1] });
  });
});

describe('the pages follow the records', () => {
  const changes: [string, () => void, Record<string, number[]>][] = [
    [
      'a new record',
      () => copy.write('collections/posts.yaml', posts + post(6, '2026-02-01', '  tags: [rope]\n')),
      { '/tags/rope': [6, 2, 1], '/tags/sea-water': [1] },
    ],
    ['a removed record', () => copy.write('collections/posts.yaml', posts.slice(posts.indexOf('- id: 2'))), { '/tags/rope': [2] }],
    [
      'another value',
      () => copy.edit('collections/posts.yaml', '[rope, Sea Water]', '[Sea Water]'),
      { '/tags/rope': [2], '/tags/sea-water': [1] },
    ],
    [
      'a published draft',
      () => copy.edit('collections/posts.yaml', '  draft: true\n', ''),
      { '/tags/rope': [5, 2, 1], '/tags/sea-water': [1], '/tags/draft': [5] },
    ],
    [
      'a record that is listed again',
      () => copy.edit('collections/posts.yaml', '  listed: false\n', ''),
      { '/tags/rope': [4, 2, 1], '/tags/sea-water': [1] },
    ],
    [
      'another date',
      () => copy.edit('collections/posts.yaml', '2024-03-01', '2026-03-01'),
      { '/tags/rope': [1, 2], '/tags/sea-water': [1] },
    ],
  ];

  test.each(changes)('%s', async (_, change, expected) => {
    copy.write('pages/tags.yaml', listPage('/tags/{slug}', 'per: tags'));
    await load();
    change();
    expect(shownOn(await load(), 'tags.yaml')).toEqual(expected);
  });

  test('the title of a page without these records, which only counts them', async () => {
    copy.write('pages/tags.yaml', listPage('/tags/{slug}', 'per: tags').replace('posts: "{records}"', 'posts: [3]'));
    await load();
    copy.edit('collections/posts.yaml', '  listed: false\n', '');
    const site = await load();
    expect(site.pages.find(({ page }) => page.fields?.path === '/tags/rope')?.fields?.description).toMatch(/^3 posts/);
  });

  test('the clock', async () => {
    copy.edit('collections/posts.yaml', '  draft: true\n', '  publish: { from: 2027-02-01 }\n');
    copy.write('pages/tags.yaml', listPage('/tags/{slug}', 'per: tags'));
    expect(shownOn(await load(), 'tags.yaml')).toEqual({ '/tags/rope': [2, 1], '/tags/sea-water': [1] });
    now = new Date('2027-03-01');
    expect(shownOn(await load(), 'tags.yaml')).toMatchObject({ '/tags/rope': [5, 2, 1], '/tags/draft': [5] });
    now = new Date('2027-01-01');
  });
});

describe('a value that only unpublished records have', () => {
  const pageOf = ({ pages }: Site, path: string): unknown => pages.find(({ page }) => page.fields?.path === path)?.fields;

  test('has a page that is published with the first of them, so that their own pages may link to it', async () => {
    copy.write('pages/tags.yaml', listPage('/tags/{slug}', 'per: tags'));
    expect(pageOf(await load(), '/tags/draft')).toMatchObject({ draft: true });
    copy.edit('collections/posts.yaml', '  draft: true\n', '  publish: { from: 2027-02-01 }\n');
    expect(pageOf(await load(), '/tags/draft')).toMatchObject({ draft: false, within: { publish: { from: '2027-02-01' } } });
    copy.edit('collections/posts.yaml', '  publish: { from: 2027-02-01 }\n', '');
    expect(pageOf(await load(), '/tags/draft')).not.toHaveProperty('within');
  });

  test('has no page when they are not listed', async () => {
    copy.edit('collections/posts.yaml', '  draft: true\n', '  draft: true\n  listed: false\n');
    copy.write('pages/tags.yaml', listPage('/tags/{slug}', 'per: tags'));
    expect(pageOf(await load(), '/tags/draft')).toBeUndefined();
  });
});

describe('a mistake is reported once', () => {
  const mistakes: [string, string, string[]][] = [
    ['per: tag', '', ['3 unknown-list-field Records of posts have no field "tag". Did you mean "tags"?']],
    [
      'per: image',
      '',
      ['3 unknown-list-field Pages cannot be made per "image": its values are not texts, numbers or dates that records share.'],
    ],
    ['perPage: 2', '', ['3 list-without-records "perPage" needs "per" beside it, which this page does not have.']],
    ['per: tags', 'collection: posts\n', ['2 list-without-records "per" needs "collection" beside it, which this page does not have.']],
  ];

  test.each(mistakes)('%s', async (per, removed, expected) => {
    copy.write('pages/tags.yaml', listPage('/tags/{slug}', per).replace(removed, ''));
    expect(problemsOf(await load(), 'pages/tags.yaml')).toEqual(expected);
  });

  test('an unknown placeholder, with the names of all', async () => {
    copy.write('pages/tags.yaml', listPage('/tags/{slug}', 'per: tags').replace('{count}', '{counts}'));
    const site = await load();
    expect(problemsOf(site, 'pages/tags.yaml')).toEqual([
      '5 unknown-placeholder Pages of lists have no placeholder {counts}. Did you mean {count}?',
    ]);
    expect(site.findProblems().find(({ code }) => code === 'unknown-placeholder')?.hint).toBe(
      'Placeholders: {value}, {slug}, {records}, {count}, {page}, {pages}.',
    );
  });

  test('two values with the same path', async () => {
    copy.edit('collections/posts.yaml', '[rope]', '[Rope]');
    copy.write('pages/tags.yaml', listPage('/tags/{slug}', 'per: tags'));
    expect(problemsOf(await load(), 'pages/tags.yaml')).toEqual([
      expect.stringMatching(
        /duplicate-path Two pages use the path \/tags\/rope: .*\(for posts with tags "Rope"\) and .*\(for posts with tags "rope"\)\./,
      ),
    ]);
  });

  test('no record has a value', async () => {
    copy.write('pages/tags.yaml', listPage('/tags/{slug}', 'per: tags'));
    copy.write('collections/posts.yaml', post(1, '2024-03-01'));
    expect(problemsOf(await load(), 'pages/tags.yaml')).toEqual([expect.stringMatching(/^3 no-records /)]);
  });
});
