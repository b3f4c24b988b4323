import { describe, expect, test } from 'vitest';
import { collectTargets } from '../../../packages/engine/src/editor-schema/collect-targets.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { feedsOf } from '../../support/feeds-of.ts';
import { post } from '../../support/listed-posts.ts';
import { modelAt } from '../../support/page-models.ts';
import { shareSite } from '../../support/shared-site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('headings');

const block = (type: string, fields: Record<string, unknown>): string => `  - ${JSON.stringify({ type, heading: 'A title', ...fields })}\n`;
const text = (content: string, fields: Record<string, unknown> = {}): string => block('rich-text', { content, ...fields });
const page = (...blocks: string[]): string =>
  `path: /long\ntitle: A long page\ndescription: A page of the fixture with long texts, whose headings have ids.\nblocks:\n  - type: page-header\n    heading: Long\n${blocks.join('')}`;
const withContent = (id: number, content: string): string => post(id, '2025-03-03').replace('<p>Text.</p>', JSON.stringify(content));

const share = shareSite(siteCode, () => copySite('blocks', temp));

/** Loads the fixture site with a long page after a change. Returns the ids and fragments in the texts of a page, and its errors. */
async function load(blocks: readonly string[], change: (site: SiteCopy) => void = () => {}) {
  const site = share();
  if (blocks.length > 0) site.write('pages/long.yaml', page(...blocks));
  change(site);
  const loaded = await site.load();
  const { pages, findProblems, blocksOf } = loaded;
  const jsonOf = (path: string): string => JSON.stringify(modelAt({ pages, blocksOf }, path)?.blocks ?? []);
  const found = (path: string, pattern: RegExp): string[] => [...jsonOf(path).matchAll(pattern)].map(([, name = '']) => name);
  return {
    site,
    offered: (path = '/long') => collectTargets(loaded, siteCode).pages.find((one) => one.path === path)?.anchors,
    ids: (path = '/long') => found(path, /<h[2-4] id=\\"([^"\\]*)/g),
    fragments: (path = '/long') => found(path, /href=\\"(#[^"\\]*)/g),
    problems: findProblems()
      .filter(({ severity }) => severity === 'error')
      .map(({ file, ...problem }) => ({ ...problem, file: file.replace(`${site.dir}/`, '') })),
  };
}

describe('the headings in the texts of a page', () => {
  test('have different ids in all blocks: long texts, jobs, transcripts, tabs', async () => {
    const job = {
      content: '## Cookies',
      remote: true,
      applicantCountries: ['India'],
      published: '2027-03-01',
      apply: { label: 'Apply', to: '/' },
    };
    const video = { url: 'https://www.youtube.com/watch?v=abc', poster: '/media/pictures/poster.png', transcript: '## Cookies' };
    const tabs = {
      tabs: [
        { label: 'One', blocks: [{ type: 'rich-text', heading: 'Inside', content: '## Cookies' }] },
        { label: 'Two', blocks: [{ type: 'rich-text', heading: 'Inside', content: '## Cookies' }] },
      ],
    };
    const { ids, problems } = await load([text('## Cookies'), block('job', job), block('video', video), block('tabs', tabs)]);
    expect(problems).toEqual([]);
    expect(ids()).toEqual(['cookies', 'cookies-2', 'cookies-3', 'cookies-4', 'cookies-5']);
  });

  test('give way to ids of blocks, and to ids that blocks have inside of them', async () => {
    const { ids, offered } = await load([text('## Team\n\n## Rich text 1 heading\n\n## Later {#x}', { id: 'team' }), text('## X')]);
    expect(ids()).toEqual(['team-2', 'section-rich-text-1-heading', 'x', 'x-2']);
    // What the editor offers as targets of links.
    expect(offered()).toEqual(['team', ...ids()]);
  });

  test('are targets of links in the same text, also where another block has the same headings', async () => {
    const content =
      '## Прозрачность\n\n[here](#прозрачность) [there](#%D0%BF%D1%80%D0%BE%D0%B7%D1%80%D0%B0%D1%87%D0%BD%D0%BE%D1%81%D1%82%D1%8C) [first](#first)';
    const { fragments, problems } = await load([text('## First\n\n## Прозрачность'), text(content)]);
    expect(problems).toEqual([]);
    expect(fragments()).toEqual(['#прозрачность-2', '#прозрачность-2', '#first']);
  });

  test('of a record have the same ids on its page and on others that show it, and in lists none but for links in the same text', async () => {
    const { ids, problems } = await load(
      [text('## Details'), `  - { type: article, post: 1, backTo: / }\n`, block('post-list', { posts: 'all' })],
      (site) => {
        site.write('collections/posts.yaml', withContent(1, '## Details\n\n## More\n\n[above](#details)') + withContent(2, '## Details'));
      },
    );
    expect(problems).toEqual([]);
    expect(ids('/posts/1')).toEqual(['details', 'more']);
    expect(ids()).toEqual(['details', 'details-2', 'more', expect.stringMatching(/^note-[\da-f]{8}-details$/)]);
  });

  test('of a shared block have other ids where a page shows it again, unless they are written', async () => {
    const { ids, problems } = await load(['  - use: terms\n', '  - use: terms\n'], (site) =>
      site.write('shared/terms.yaml', 'type: rich-text\nheading: Terms\ncontent: |\n  ## Cookies\n\n  ## Prices {#prices}\n'),
    );
    expect(ids().filter((id) => id !== 'prices')).toEqual(['cookies', 'cookies-2']);
    expect(problems).toMatchObject([
      { code: 'duplicate-anchor', file: 'shared/terms.yaml', line: 6, message: 'The heading with the id "prices" is on this page twice.' },
    ]);
  });

  test('of a hidden block count for nothing', async () => {
    const { ids } = await load([text('## Cookies', { hidden: true }), text('## Cookies')]);
    expect(ids()).toEqual(['cookies']);
  });

  test('have no ids in feeds, whose links lead to the page; tasks have boxes there', async () => {
    const content = '## Details\n\n[above](#details)\n\n- [x] woven\n- [ ] sewn';
    const { site } = await load([], (copy) => copy.write('collections/posts.yaml', withContent(1, content)));
    const feed = (await feedsOf(site))['/feed.xml'] ?? '';
    expect(feed).toMatch(/li(?:>|&gt;)☑ woven/);
    expect(feed).toMatch(/li(?:>|&gt;)☐ sewn/);
    expect(feed).toMatch(/(?:<|&lt;)h2(?:>|&gt;)Details/);
    expect(feed).toContain('/posts/1#details');
  });
});

describe('a link to a heading', () => {
  const linkTo = (to: string) => block('call-to-action', { button: { label: 'Read', to } });
  test.each([
    '/long#cookies',
    '#cookies-2',
    '#прозрачность',
    '/long#%D0%BF%D1%80%D0%BE%D0%B7%D1%80%D0%B0%D1%87%D0%BD%D0%BE%D1%81%D1%82%D1%8C',
    '#policy',
  ])('is valid: %s', async (to) => {
    const { problems } = await load([text('## Cookies\n\n## Cookies\n\n## Прозрачность\n\n## More {#policy}'), linkTo(to)]);
    expect(problems).toEqual([]);
  });

  test('may be in the header of a page', async () => {
    const { problems } = await load([text('## Прозрачность')], (site) =>
      site.edit('pages/long.yaml', 'blocks:', 'layout: landing\nanchors: [{ label: Ясно, to: "#прозрачность" }]\nblocks:'),
    );
    expect(problems).toEqual([]);
  });

  test.each([
    ['misspelt', '/long#cokies', 'cookies'],
    ['with a capital letter', '/long#Cookies', 'cookies'],
    ['without an accent', '#uber-uns', 'über-uns'],
    ['with ue for ü', '#ueber-uns', 'über-uns'],
  ])('that is %s gets the nearest one', async (_, to, nearest) => {
    const { problems } = await load([text('## Cookies\n\n## Über uns'), linkTo(to)]);
    const [, anchor] = to.split('#');
    expect(problems).toMatchObject([
      {
        code: 'broken-anchor',
        message: `/long has no block and no heading with the id "${anchor}". Did you mean "${nearest}"?`,
        hint: 'Ids on /long: cookies, über-uns.',
      },
    ]);
  });

  test('within a text is reported at its words, with the ids of the page', async () => {
    const { problems } = await load([text('## Cookies\n\n[above](#cookys)')]);
    expect(problems).toMatchObject([
      { code: 'broken-anchor', file: 'pages/long.yaml', message: expect.stringContaining('Did you mean "cookies"?') },
    ]);
  });

  test('within a record is reported when the page of the record does not have it', async () => {
    const { problems } = await load([], (site) =>
      site.write('collections/posts.yaml', withContent(1, '## Details\n\n[above](#detials) [here](#details)')),
    );
    expect(problems).toMatchObject([
      {
        code: 'broken-anchor',
        file: 'collections/posts.yaml',
        message: '/posts/1 has no block and no heading with the id "detials". Did you mean "details"?',
      },
    ]);
  });
});

describe('an id that is written for a heading', () => {
  test('must not be that of a block', async () => {
    const { problems } = await load([text('## A {#team}'), text('Words', { id: 'team' })]);
    expect(problems).toMatchObject([
      { code: 'duplicate-anchor', line: 7, message: 'A block and a heading on this page have the id "team": lines 8 and 7.' },
    ]);
  });

  test('must not be that of a heading in another block', async () => {
    const { problems } = await load([text('## A {#team}'), text('## B {#team}')]);
    expect(problems).toMatchObject([
      { code: 'duplicate-anchor', line: 8, message: 'Two headings on this page have the id "team": lines 7 and 8.' },
    ]);
  });

  test('must not be one that blocks have inside of them', async () => {
    const { problems } = await load([text('## A {#rich-text-1-heading}')]);
    expect(problems).toMatchObject([
      { code: 'duplicate-anchor', message: 'The page uses the id "rich-text-1-heading" itself, so no heading can have it.' },
    ]);
  });
});

test('a link in a translation leads to the headings of that language', async () => {
  const site = copySite('three-languages', temp);
  const write = (folder: string, content: string, to: string): void => {
    const blocks = [text(content), block('call-to-action', { button: { label: 'Open', to } })];
    site.write(`pages${folder}/long.yaml`, page(...blocks));
  };
  write('', '## Opening hours\n\n## Way', '/long#way');
  write('/de', '## Öffnungszeiten\n\n[weiter](/long#weg)\n\n## Weg', '/long#way');
  const { findProblems, pages, blocksOf } = await createSiteLoader(site.dir, siteCode)();
  const broken = findProblems().filter(({ code }) => code === 'broken-anchor');
  expect(broken).toMatchObject([
    { file: expect.stringMatching(/pages\/de\/long\.yaml$/), message: expect.stringContaining('/de/long has') },
  ]);
  expect(JSON.stringify(modelAt({ pages, blocksOf }, '/de/long'))).toContain('href=\\"/de/long#weg\\"');
});
