import { beforeEach, expect, test } from 'vitest';
import { readPublishedPaths } from '../../../packages/core/src/content/published-paths.ts';
import { nodeHost } from '../../../packages/engine/src/site/node-host.ts';
import { recordPublishedPaths } from '../../../packages/engine/src/site/record-published-paths.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { linkedSite } from '../../support/linked-site.ts';
import { changesOf, rename } from '../../support/renaming.ts';
import { runMain } from '../../support/run-main.ts';
import type { SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('cli-lists');
const lists = [
  'path: /posts/about/{slug}',
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
  '    path: /posts/about/{slug}',
  '',
].join('\n');

let site: SiteCopy;
beforeEach(() => {
  site = linkedSite(temp);
  site.write('pages/lists.yaml', lists);
  site.write(
    'pages/entry.yaml',
    'path: /entry\ntitle: The way in\ndescription: A page of the tests that links to pages of a list of posts.\nblocks:\n  - type: page-header\n    heading: The way in\n' +
      '  - type: call-to-action\n    heading: Knots\n    button: { label: Knots, to: /posts/about/knots }\n' +
      '  - type: call-to-action\n    heading: More knots\n    button: { label: More, to: /posts/about/knots/page/2 }\n',
  );
});

test('rename changes the path of all pages of a file, and the links to each', async () => {
  site.write('.published-paths', '/posts/about/knots pages/lists.yaml#Knots\n');
  expect(await changesOf(site, 'page', '/posts/about/{slug}', '/knowledge/{slug}')).toEqual([
    'pages/entry.yaml: -     button: { label: Knots, to: /posts/about/knots }',
    'pages/entry.yaml: -     button: { label: More, to: /posts/about/knots/page/2 }',
    'pages/entry.yaml: +     button: { label: Knots, to: /knowledge/knots }',
    'pages/entry.yaml: +     button: { label: More, to: /knowledge/knots/page/2 }',
    'pages/lists.yaml: - path: /posts/about/{slug}',
    'pages/lists.yaml: -     path: /posts/about/{slug}',
    'pages/lists.yaml: + path: /knowledge/{slug}',
    'pages/lists.yaml: +     path: /knowledge/{slug}',
    'site.yaml: + redirects:',
    'site.yaml: +   - from: /posts/about/knots',
    'site.yaml: +     to: /knowledge/knots',
  ]);
});

test('rename says where the path of a single page comes from', async () => {
  expect(await rename(site, 'page', '/posts/about/knots/page/2', '/more')).toEqual({
    exitCode: 1,
    output: expect.stringContaining(
      'The page /posts/about/knots/page/2 is made for posts with category "Knots", page 2; its path is /posts/about/{slug} in pages/lists.yaml. Rename that path, or change the records.',
    ),
  });
});

test('rename fills the slugs of texts into a path', async () => {
  site.edit('pages/entry.yaml', '/posts/about/knots/page/2', '/posts/1');
  expect(await changesOf(site, 'page', '/posts/{id}', '/knots/{title.slug}')).toEqual(
    expect.arrayContaining(['pages/entry.yaml: +     button: { label: More, to: /knots/a-knot-that-holds }']),
  );
});

test('uses lists the pages of lists that show a record, and the links to such a page', async () => {
  const uses = async (name: string): Promise<string> =>
    (await runMain('uses', name, '--site', site.dir)).stdout.replaceAll(`${site.dir}/`, '');
  expect(await uses('posts/1')).toMatch(/It appears on 2 pages: \/posts\/1, \/posts\/about\/knots\/page\/2$/m);
  expect(await uses('/posts/about/knots')).toMatch(
    /^The page \/posts\/about\/knots, made for posts with category "Knots", is used in 1 place:\npages\/entry\.yaml:9:/,
  );
});

test('a release records the first page of each list only', async () => {
  await recordPublishedPaths(site.dir, {
    url: 'https://minimal.example',
    events: [],
    pages: [
      { path: '/posts/about/knots', key: 'pages/lists.yaml#Knots' },
      { path: '/posts/about/knots/page/2', key: 'pages/lists.yaml#Knots/2' },
    ],
  });
  expect(readPublishedPaths(nodeHost, site.dir).paths).toEqual([{ path: '/posts/about/knots', key: 'pages/lists.yaml#Knots' }]);
});
