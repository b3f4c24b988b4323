import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { EmbeddedData } from '../../../packages/core/src/model/page-data.ts';
import { loadCodeContext } from '../../../packages/engine/src/render/render-pages.ts';
import { parentTitles } from '../../../packages/engine/src/render/structured-data.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import siteCode from '../../../src/site.ts';
import { modelsOf } from '../../support/page-models.ts';
import { type PageTexts, renderPage } from '../../support/render-page.ts';

const zipped = (text: string): number => gzipSync(text, { level: 9 }).length;

/** The pages of the shipped site by their paths, without stylesheet and boot script, which have budgets of their own. */
const rendered = new Map<string, PageTexts>();

beforeAll(async () => {
  const { settings, pages, blocksOf } = await createSiteLoader(inProject('site.config'), siteCode)();
  if (!settings) throw new Error('site.yaml has an error.');
  const models = modelsOf({ pages, blocksOf });
  const context = {
    site: settings,
    assets: { stylesheet: '', boot: { inline: '' } },
    ...(await loadCodeContext(siteCode)),
    feeds: [{ path: '/feed.xml' }],
    titles: parentTitles(models),
  };
  for (const model of models) rendered.set(model.path, renderPage(model, context));
  expect(rendered.size).toBeGreaterThan(20);
});

test.each([
  ['the home page', 12.2, (path: string) => path === '/'],
  ['every other page', 7.9, (path: string) => path !== '/'],
])('the HTML of %s has at most %s KiB gzip without stylesheet and boot script', (_, limit, isMeant) => {
  const sizes = [...rendered].filter(([path]) => isMeant(path)).map(([path, { html }]) => ({ path, kibibytes: zipped(html) / 1024 }));
  expect(sizes).not.toEqual([]);
  expect(sizes.filter(({ kibibytes }) => kibibytes > limit)).toEqual([]);
});

test('the HTML contains the address of the props of its islands, and none of them', () => {
  for (const [path, { html, islands }] of rendered) {
    const data: EmbeddedData = JSON.parse(/id="page-data">([^<]*)</.exec(html)?.[1] ?? '');
    expect(Object.keys(data).sort(), path).toEqual(['messages', 'timeout']);
    const [, address] = /<body [^>]*data-islands="([^"]*)"/.exec(html) ?? [];
    expect(address, path).toBe(Object.keys(islands.islands).length > 0 ? islands.url : undefined);
  }
});

test('a page has at most 1.2 times the bytes of its HTML, the data of its islands included', () => {
  for (const [path, { html, islands }] of rendered)
    expect(Buffer.byteLength(JSON.stringify(islands)), path).toBeLessThanOrEqual(0.2 * Buffer.byteLength(html));
});

test('the data of islands has the props of the blocks that React hydrates, and of no other block', () => {
  for (const [path, { html, islands }] of rendered) {
    const frames = [...html.matchAll(/<div data-block="[^"]*" data-key="([^"]*)" data-island=""(?! data-enhance)/g)];
    expect(Object.keys(islands.islands), path).toEqual(frames.map(([, key]) => key));
  }
});
