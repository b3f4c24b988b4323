import { expect, test } from 'vitest';
import { formatRedirects } from '../../../packages/core/src/output/redirects-file.ts';
import { toRenderable } from '../../../packages/engine/src/cli/to-renderable.ts';
import { sitemapFiles } from '../../../packages/engine/src/render/hosting/sitemap.ts';
import { structuredData } from '../../../packages/engine/src/render/structured-data.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { feedsOf, idsByTitle } from '../../support/feeds-of.ts';
import { linkedSite } from '../../support/linked-site.ts';
import { modelAt } from '../../support/page-models.ts';
import { problemsOf } from '../../support/renaming.ts';
import type { SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('other-scripts');

const topics = [
  'path: /topics/{slug}',
  'collection: posts',
  'per: category',
  'perPage: 1',
  'title: "About {value}"',
  'description: "All posts about {value}: {count} at the moment, one on each page."',
  'blocks:',
  '  - type: post-list',
  '    heading: "{value}"',
  '    posts: "{records}"',
  '  - type: pagination',
  '    page: "{page}"',
  '    pages: "{pages}"',
  '    path: /topics/{slug}',
  '',
].join('\n');

function siteIn(first: string, second: string): SiteCopy {
  const site = linkedSite(temp);
  site.edit('collections/posts.yaml', 'category: Knots', `category: ${first}`);
  site.edit('collections/posts.yaml', 'category: Knots', `category: ${second}`);
  site.edit('collections/posts.yaml', 'title: A knot that holds', 'title: 東京 案内');
  site.edit('collections/posts.yaml', '/posts/1', '/b/東京-案内');
  site.edit('pages/posts.yaml', 'path: /posts/{id}', 'path: /b/{title.slug}');
  site.write('pages/topics.yaml', topics);
  site.write('site.yaml', `${site.read('site.yaml')}\nfeed: { perCategory: true }\n`);
  return site;
}

test('a value in a script without Latin spelling has a page, a feed and pages after it; their URLs have percent escapes', async () => {
  const site = siteIn('समाचार', 'समाचार');
  expect((await problemsOf(site)).filter((problem) => !problem.includes('missing-glyph'))).toEqual([]);
  const { settings, pages } = toRenderable(await createSiteLoader(site.dir, siteCode)());
  const news = encodeURIComponent('समाचार');
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/topics/समाचार', '/topics/समाचार/page/2', '/b/東京-案内']));
  const [sitemap] = sitemapFiles(settings, pages);
  for (const path of [`/topics/${news}`, `/topics/${news}/page/2`, `/b/${encodeURI('東京-案内')}`])
    expect(sitemap?.text).toContain(`<loc>https://minimal.example${path}</loc>`);
  const feeds = await feedsOf(site);
  expect(Object.keys(feeds)).toEqual(['/feed.xml', `/feed/${news}.xml`]);
  expect(feeds['/feed.xml']).toContain(`<link href="https://minimal.example/b/${encodeURI('東京-案内')}"/>`);
  expect(idsByTitle(feeds['/feed.xml'])['東京 案内']).toBe(`https://minimal.example/b/${encodeURI('東京-案内')}`);
});

test('structured data and redirects have percent escapes', async () => {
  const site = siteIn('お知らせ', 'समाचार');
  const { pages, settings, blocksOf } = await createSiteLoader(site.dir, siteCode)();
  const page = modelAt({ pages, blocksOf }, '/topics/お知らせ');
  if (!page || !settings) throw new Error('The page has an error.');
  expect(JSON.stringify(structuredData(page, settings, siteCode.traitsOf, new Map()))).toContain(
    `https://minimal.example/topics/${encodeURIComponent('お知らせ')}`,
  );
  const to = '/topics/समाचार';
  expect(formatRedirects([], [{ from: '/old.html', to }], settings)).toBe(`/old.html ${encodeURI(to)} 301\n`);
});

test('a path is in Latin letters when its script has a spelling in them', async () => {
  const site = linkedSite(temp);
  const asked = site.read('pages/asked-not.yaml');
  site.write('pages/asked-not.yaml', asked.replace('/asked-not', '/über-uns'));
  expect((await problemsOf(site)).filter((problem) => problem.includes('not-a-path'))).toEqual([
    expect.stringContaining('"/über-uns" is not a valid page path. Did you mean /ueber-uns?'),
  ]);
  site.write('pages/asked-not.yaml', asked.replace('/asked-not', '/समाचार पेज'));
  expect((await problemsOf(site)).filter((problem) => problem.includes('not-a-path'))).toEqual([
    expect.stringContaining('Did you mean /समाचार-पेज?'),
  ]);
  site.write('pages/asked-not.yaml', asked.replace('/asked-not', '/समाचार'));
  expect((await problemsOf(site)).filter((problem) => problem.includes('not-a-path'))).toEqual([]);
});
