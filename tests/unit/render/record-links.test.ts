import { beforeAll, expect, test } from 'vitest';
import { createRenderBlock, type RenderBlock } from '../../../packages/engine/src/render/render-block.tsx';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { shareSite } from '../../support/shared-site.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('record-links');
let render: RenderBlock;

beforeAll(async () => {
  render = await createRenderBlock(await siteCode.components(), siteCode.traitsOf);
});

const listPage = `path: /lists
title: Lists
description: Posts and services of the fixture, in lists and cards.
blocks:
  - type: post-list
    heading: News
  - type: services-grid
    heading: Services
    services: all
  - type: service-overview
  - type: service-detail
    service: mending
`;

const servicePage =
  'path: /services/{path}\ncollection: services\ntitle: "{title}"\ndescription: "The service {title}, as the fixture has it."\nblocks:\n  - type: service-detail\n    service: "{id}"\n';

const share = shareSite(siteCode, () => copySite('blocks', temp));

/** Returns the HTML of the lists by block type; `link` is the `link` line of every service. */
async function htmlWith(pages: Record<string, string>, link = ''): Promise<Map<string, string>> {
  const site = share();
  site.remove('pages/post.yaml');
  site.write('pages/lists.yaml', listPage);
  site.write('collections/services.yaml', site.read('collections/services.yaml').replaceAll('  link: /\n', link));
  for (const [path, text] of Object.entries(pages)) site.write(path, text);
  const loaded = await site.load();
  expect(loaded.findProblems().filter(({ severity }) => severity === 'error')).toEqual([]);
  const blocks = modelAt(loaded, '/lists')?.blocks ?? [];
  expect(blocks).toHaveLength(4);
  return new Map(blocks.map((block) => [block.type, render(block)]));
}

const linksIn = (html = ''): string[] => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);

test('lists link to the pages of records', async () => {
  const post =
    'path: /read/{id}\ncollection: posts\ntitle: "{title}"\ndescription: "A post of the fixture: {title}."\nblocks:\n  - type: article\n    post: "{id}"\n    backTo: /\n';
  const html = await htmlWith({ 'pages/post.yaml': post, 'pages/service.yaml': servicePage });
  expect(linksIn(html.get('post-list')).every((href) => /^\/read\/\d+$/.test(href))).toBe(true);
  expect(linksIn(html.get('post-list'))).not.toEqual([]);
  expect(linksIn(html.get('services-grid'))).toEqual(['/services/mending', '/services/weaving']);
  expect(linksIn(html.get('service-overview'))).toEqual(expect.arrayContaining(['/services/mending', '/services/weaving']));
  expect(linksIn(html.get('service-detail')).at(-1)).toBe('/services/weaving');
});

test('lists show records without pages as plain text', async () => {
  const html = await htmlWith({});
  expect(linksIn(html.get('post-list'))).toEqual([]);
  expect(linksIn(html.get('services-grid'))).toEqual([]);
  expect(linksIn(html.get('service-detail'))).toEqual([]);
  for (const type of ['services-grid', 'service-overview', 'service-detail']) expect(html.get(type)).toContain('Weaving');
});

test('the link of a service has precedence over its page', async () => {
  const html = await htmlWith({ 'pages/service.yaml': servicePage }, '  link: /workshop\n');
  expect(linksIn(html.get('services-grid'))).toEqual(['/workshop', '/workshop']);
});
