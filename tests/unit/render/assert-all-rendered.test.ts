import { expect, test } from 'vitest';
import type { PageModel } from '../../../packages/core/src/model/page-model.ts';
import { assertAllRendered, BlockCountError } from '../../../packages/engine/src/render/assert-all-rendered.ts';
import { renderPage } from '../../../packages/engine/src/render/render-page.tsx';
import { loadCodeContext } from '../../../packages/engine/src/render/render-pages.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import siteCode from '../../../src/site.ts';
import { modelOf } from '../../support/page-models.ts';

async function minimalPage() {
  const { settings, pages, blocksOf } = await createSiteLoader(inProject('tests', 'sites', 'minimal'), siteCode)();
  const page = modelOf({ blocksOf }, pages[0]);
  if (!settings || !page) throw new Error('The minimal site has no page.');
  const context = {
    site: settings,
    assets: { stylesheet: '', boot: { inline: '' } },
    ...(await loadCodeContext(siteCode)),
    feeds: [],
    titles: new Map(),
  };
  return { page, render: (model: PageModel) => renderPage(model, context) };
}

test('renders as many blocks as the page declares', async () => {
  const { page, render } = await minimalPage();
  expect(page.declared).toBe(2);
  expect(render(page).document.join('').split('<div data-block="')).toHaveLength(1 + 2);
});

test('throws when the model has fewer blocks than the page declares', async () => {
  const { page, render } = await minimalPage();
  expect(() => render({ ...page, blocks: page.blocks.slice(1) })).toThrow(BlockCountError);
  expect(() => render({ ...page, blocks: page.blocks.slice(1) })).toThrow('On the page /, 2 blocks are declared and 1 are in its model.');
});

test('throws when the document has fewer blocks', async () => {
  const { page, render } = await minimalPage();
  const { document } = render(page);
  const shorter = [document.join('').replace('<div data-block="', '<div data-blok="')];
  expect(() => assertAllRendered(page, shorter)).toThrow('1 are in its HTML');
});
