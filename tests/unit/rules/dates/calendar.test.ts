import { beforeEach, describe, expect, test } from 'vitest';
import type { Site } from '../../../../packages/core/src/site/site.ts';
import { createSiteLoader } from '../../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../../src/site.ts';
import { copySite, type SiteCopy } from '../../../support/site-copy.ts';

const temp = tempFolder('calendar');

const page = (path: string, fields: string, blocks = '') =>
  `path: ${path}\ntitle: The page at ${path}\ndescription: The page at ${path}, which is only there in its time, for a test of dates.\n${fields}blocks:\n  - type: page-header\n    heading: Here\n${blocks}`;

let site: SiteCopy;

beforeEach(() => {
  site = copySite('minimal', temp);
});

const at = (now: string): Promise<Site> => createSiteLoader(site.dir, siteCode, () => new Date(now))();
const inZone = (timeZone: string): void => site.write('site.yaml', `timeZone: ${timeZone}\n${site.read('site.yaml')}`);
const pathsAt = async (now: string): Promise<(string | undefined)[]> =>
  (await at(now)).published.pages.map(({ page: { fields } }) => fields?.path).sort();
const problemsOf = (loaded: Site): string[] =>
  loaded.findProblems().map(({ code, severity, message }) => `${severity} ${code}: ${message}`);

describe('a page of one day', () => {
  test.each([
    ['UTC', '2027-03-28T00:00:00Z', '2027-03-28T23:59:59Z'],
    ['Pacific/Auckland', '2027-03-27T11:00:00Z', '2027-03-28T10:59:59Z'],
    ['Asia/Kolkata', '2027-03-27T18:30:00Z', '2027-03-28T18:29:59Z'],
    ['America/Los_Angeles', '2027-03-28T07:00:00Z', '2027-03-29T06:59:59Z'],
    ['Europe/Berlin', '2027-03-27T23:00:00Z', '2027-03-28T21:59:59Z'],
  ])('is published from the start to the end of that day in %s', async (timeZone, first, last) => {
    inZone(timeZone);
    site.write('pages/day.yaml', page('/day', 'publish: { from: 2027-03-28, until: 2027-03-28 }\n'));
    const second = 1000;
    const isPublished = async (time: number): Promise<boolean> => (await pathsAt(new Date(time).toISOString())).includes('/day');
    expect(await isPublished(Date.parse(first) - second)).toBe(false);
    expect(await isPublished(Date.parse(first))).toBe(true);
    expect(await isPublished(Date.parse(last))).toBe(true);
    expect(await isPublished(Date.parse(last) + second)).toBe(false);
  });

  test('may name a time of the site, or one of another zone', async () => {
    inZone('America/Los_Angeles');
    site.write('pages/day.yaml', page('/day', 'publish: { from: 2027-03-28T09:00, until: 2027-03-29T09:00+02:00 }\n'));
    expect(await pathsAt('2027-03-28T15:59:59Z')).not.toContain('/day');
    expect(await pathsAt('2027-03-28T16:00:00Z')).toContain('/day');
    expect(await pathsAt('2027-03-29T07:00:00Z')).not.toContain('/day');
  });
});

test('a link to a page whose time is over is a warning', async () => {
  inZone('UTC');
  const button = '  - type: call-to-action\n    heading: Look\n    button: { label: Look, to: /fair#talk }\n';
  site.write(
    'pages/fair.yaml',
    page(
      '/fair',
      'publish: { until: 2027-03-28 }\n',
      '  - type: countdown\n    id: talk\n    heading: Soon\n    until: 2099-01-01\n    ended: Now\n',
    ),
  );
  site.write('pages/news.yaml', page('/news', '', button));
  expect(problemsOf(await at('2027-03-28T23:00Z'))).toEqual([]);
  expect(problemsOf(await at('2027-03-29'))).toEqual([
    'warning link-to-expired: This links to /fair, which was published until 2027-03-28. The built page shows it as text.',
  ]);
});

describe('a page file whose records are all over', () => {
  const post = (id: number, tag: string, publish: string): string =>
    `- id: ${id}\n  title: Post ${id} of the fixture\n  excerpt: About something.\n  category: News\n  date: April 20, 2025\n  published: 2025-04-20\n  image: { src: /media/bench.jpg, alt: A bench }\n  content: <p>Text.</p>\n  tags: [${tag}]\n  publish: { ${publish} }\n`;

  beforeEach(() => {
    site = copySite('blocks', temp);
    site.write('collections/posts.yaml', post(1, 'fair', 'until: 2027-03-01') + post(2, 'fair', 'until: 2027-03-28'));
    for (const name of ['post', 'shelf', 'home']) site.remove(`pages/${name}.yaml`);
    site.write('pages/home.yaml', page('/', ''));
  });

  const warnings = async (now: string): Promise<string[]> =>
    problemsOf(await at(now)).filter((problem) => /no-published-page|link-to-expired|no-records/.test(problem));

  test('makes no published page, with a warning, for each record', async () => {
    site.write('pages/posts.yaml', page('/posts/{id}', 'collection: posts\n').replace('The page at /posts/{id}\n', '"{title}"\n'));
    expect(await warnings('2027-03-28')).toEqual([]);
    expect(await warnings('2027-03-29')).toEqual([
      'warning no-published-page: No record of posts is published now, so the built site has none of the pages of this file. The last one is /posts/2, which was published until 2027-03-28.',
    ]);
  });

  test.each(['tags', 'all'])('makes no published page, with a warning, per: %s, and its links are known', async (per) => {
    const list = '  - type: post-list\n    heading: Posts\n    posts: "{records}"\n'
      .replace('type: post-list', 'type: post-links\n    previous: []\n    next: []')
      .replace('posts:', 'related:');
    const path = per === 'all' ? '/posts' : '/tags/{slug}';
    site.write('pages/tags.yaml', page(path, `collection: posts\nper: ${per}\n`, list));
    const target = per === 'all' ? '/posts' : '/tags/fair';
    site.write(
      'pages/news.yaml',
      page('/news', '', `  - type: call-to-action\n    heading: Look\n    button: { label: Look, to: ${target} }\n`),
    );
    expect(await warnings('2027-03-28')).toEqual([]);
    expect((await warnings('2027-03-29')).sort()).toEqual([
      `warning link-to-expired: This links to ${target}, which was published until 2027-03-28. The built page shows it as text.`,
      `warning no-published-page: No record of posts is published now, so the built site has none of the pages of this file. The last one is ${target}, which was published until 2027-03-28.`,
    ]);
  });
});

test('a site with days and without a time zone is asked for one', async () => {
  const codesOf = async (): Promise<string[]> => problemsOf(await at('2027-01-01')).map((problem) => problem.split(':')[0] ?? '');
  expect(await codesOf()).toEqual([]);
  site.write('pages/day.yaml', page('/day', 'publish: { until: 2027-03-28T09:00+02:00 }\n'));
  expect(await codesOf()).toEqual([]);
  site.write('pages/day.yaml', page('/day', 'publish: { until: 2027-03-28 }\n'));
  expect(await codesOf()).toEqual(['warning missing-time-zone']);
  inZone('UTC');
  expect(await codesOf()).toEqual([]);
});
