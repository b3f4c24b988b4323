import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { SiteModel } from '../../../packages/core/src/model/site-model.ts';
import { buildStylesheet } from '../../../packages/engine/src/render/stylesheet/build-stylesheet.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { looks } from '../../../src/looks/looks.ts';
import siteCode from '../../../src/site.ts';

/** What the site of a business has: heroes, cards, rows, figures, people, prices, words of customers, pictures and forms. */
const types = [
  ...['banner', 'call-to-action', 'card-grid', 'columns', 'contact-details', 'contact-form', 'counters', 'faq', 'gallery', 'hero-image'],
  ...['hero-video', 'key-figures', 'logo-strip', 'notice', 'opening-hours', 'page-header', 'people', 'pricing', 'quote', 'steps'],
  ...['table', 'tabs', 'testimonials', 'text-image', 'timeline'],
];

const darkMode = { background: '#101112', text: '#f1f2f3', cards: '#202122', primary: '#ff9b85', secondary: '#7fc9c4' };

let site: SiteModel;

beforeAll(async () => {
  const { settings } = await createSiteLoader(inProject('tests', 'sites', 'blocks'), siteCode)();
  if (!settings) throw new Error('The fixture site has problems.');
  site = settings;
  expect(types).toHaveLength(25);
});

const stylesheet = (look: string, of: readonly string[]): Promise<string> => {
  const inLook = { ...site, theme: { ...site.theme, look, darkMode } };
  return buildStylesheet({ code: siteCode, site: inLook, types: new Set(of), contentClasses: new Set() });
};

test.each(looks.look.options)('the stylesheet of %s with a dark mode has at most 11.5 KiB gzip for 25 block types', async (look) => {
  expect(gzipSync(await stylesheet(look, types), { level: 9 }).length / 1024).toBeLessThanOrEqual(11.5);
});

test('a stylesheet has no rules for the cards of blocks that the site does not have', async () => {
  expect(await stylesheet('shelf', ['portfolio-grid'])).toContain('.project-card');
  expect(await stylesheet('shelf', ['card-grid'])).not.toContain('.project-card');
});
