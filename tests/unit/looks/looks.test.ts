import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SiteModel } from '../../../packages/core/src/model/site-model.ts';
import { createRenderBlock, providedLayouts } from '../../../packages/engine/src/render/render-block.tsx';
import { footerOf, renderHeader } from '../../../packages/engine/src/render/render-layout.tsx';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { layouts } from '../../../src/layout/layouts.ts';
import { provideLook } from '../../../src/looks/look-context.tsx';
import { plain } from '../../../src/looks/plain/plain.tsx';
import { weave } from '../../../src/looks/weave/weave.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { copySite } from '../../support/site-copy.ts';

const parts = { hero: 'probe-hero', card: 'probe-card', row: 'probe-row', header: 'probe-header', footer: 'probe-footer' };

/** The block types that have a part which a look composes. */
const composed = {
  hero: ['article', 'hero-image', 'hero-video', 'notice', 'page-header', 'portfolio-tabs', 'post-list', 'record'],
  card: [
    ...[
      'card-grid',
      'people',
      'portfolio-carousel',
      'portfolio-grid',
      'portfolio-tabs',
      'post-links',
      'post-list',
      'pricing',
      'services-grid',
    ],
    ...['steps', 'tabs'],
  ],
  row: ['downloads', 'faq', 'related-pages', 'timeline'],
};

const types = readdirSync(inProject('tests', 'blocks'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const Provider = provideLook({ probe: { ...plain, parts }, plain, weave });
let htmlOf: (type: string, look: string, example?: string) => string;
let site: SiteModel;

beforeAll(async () => {
  const copy = copySite('blocks', tempFolder('looks'));
  for (const [type, example] of [...types.map((name) => [name, 'full'] as const), ['hero-image', 'centred'] as const]) {
    const block = readFileSync(inProject('tests', 'blocks', type, `${example}.yaml`), 'utf8')
      .trimEnd()
      .replaceAll('\n', '\n    ');
    copy.write(
      `pages/only/${type}-${example}.yaml`,
      `path: /only/${type}-${example}\ntitle: A page\ndescription: A page.\nblocks:\n  - ${block}\n`,
    );
  }
  const loaded = await createSiteLoader(copy.dir, siteCode)();
  if (!loaded.settings) throw new Error('The fixture site has problems.');
  site = loaded.settings;
  const components = { ...(await siteCode.components()), Provider };
  const render = await createRenderBlock(components, siteCode.traitsOf);
  htmlOf = (type, look, example = 'full') =>
    (modelAt(loaded, `/only/${type}-${example}`)?.blocks ?? []).map((block) => render(block, inLook(look))).join('');
});

const inLook = (look: string): SiteModel => ({ ...site, theme: { ...site.theme, look } });

describe('the composition of a look', () => {
  test.each(Object.entries(composed))('is that of each %s', (part, expected) => {
    const withPart = types.filter((type) => new RegExp(`class="probe-${part}[ "]`).test(htmlOf(type, 'probe')));
    expect(withPart).toEqual(expected);
    expect(types.filter((type) => htmlOf(type, 'plain').includes('probe'))).toEqual([]);
  });

  test('is that of header and footer', () => {
    const { default: layout } = providedLayouts({ staticComponents: {}, islands: {}, layouts, Provider });
    if (!layout) throw new Error('There is no layout.');
    const partsIn = (look: string): string[] => {
      const page = { path: '/', layout: 'default', anchors: [] };
      const html = renderHeader(layout, { site: inLook(look), page, isOverDark: false }) + footerOf(layout, inLook(look), 'default');
      return [...html.matchAll(/probe-\w+/g)].map(([name]) => name);
    };
    expect(partsIn('probe')).toEqual(['probe-header', 'probe-footer']);
    expect(partsIn('plain')).toEqual([]);
  });
});

test('the pattern of a page follows from its look', () => {
  const panels = (look: string) => htmlOf('page-header', look).match(/weave-panel/g);
  expect(panels('weave')).toHaveLength(1);
  expect(panels('plain')).toBeNull();
});

test('a hero whose author chooses a layout is composed without the look', () => {
  expect(htmlOf('hero-image', 'probe')).toContain('probe-hero');
  expect(htmlOf('hero-image', 'probe', 'centred')).toContain('text-center');
  expect(htmlOf('hero-image', 'probe', 'centred')).not.toContain('probe-hero');
});
