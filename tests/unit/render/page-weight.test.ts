import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EmbeddedData } from '../../../packages/engine/src/model/page-data.ts';
import { parentTitles } from '../../../packages/engine/src/render/breadcrumbs.ts';
import { loadCodeContext } from '../../../packages/engine/src/render/render-pages.ts';
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
    build: 'test',
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
    expect(Object.keys(data.client).sort(), path).toEqual(['build', 'messages', 'timeout']);
    expect(data.islands, path).toBe(Object.keys(islands.islands).length > 0 ? islands.url : undefined);
  }
});

describe('the JSON for client-side navigation', () => {
  test('is not larger than the HTML that it replaces, with and without compression', () => {
    for (const [path, { html, json }] of rendered) {
      const text = JSON.stringify(json);
      expect(Buffer.byteLength(text), path).toBeLessThanOrEqual(Buffer.byteLength(html));
      expect(zipped(text), `${path}, gzip`).toBeLessThanOrEqual(zipped(html));
    }
  });

  test('contains the text of static blocks and of enhanced ones once', () => {
    let compared = 0;
    for (const [path, { html, json }] of rendered) {
      const { islands, blocks } = json;
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      const text = JSON.stringify({ header: json.header, blocks, islands });
      for (const { key, html: block } of blocks) {
        if (key in islands) continue;
        for (const part of longTexts(block)) {
          const inJson = JSON.stringify(part).slice(1, -1);
          expect(text.split(inJson).length, `${path}: ${part}`).toBe(main.split(part).length);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('contains an island as HTML and as props, and no other block as props', () => {
    for (const [path, { json }] of rendered) {
      const { islands, blocks } = json;
      const hydrated = blocks.filter(({ isIsland, enhance }) => isIsland && enhance === undefined);
      expect(Object.keys(islands), path).toEqual(hydrated.map(({ key }) => key));
      for (const { key, html } of hydrated) expect(html.length, `${path}: ${key}`).toBeGreaterThan(0);
    }
  });
});

/** Returns the texts of HTML that are long enough to be written once. */
const longTexts = (html: string): string[] => [...html.matchAll(/>([^<>]{40,})</g)].map(([, text = '']) => text);
