import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SiteModel } from '../../../packages/core/src/model/site-model.ts';
import { ofLayout } from '../../../packages/core/src/schema/layouts.ts';
import { buildStylesheet, cachedStylesheet } from '../../../packages/engine/src/render/stylesheet/build-stylesheet.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { sourceFiles } from '../../support/source-files.ts';

let site: SiteModel;

beforeAll(async () => {
  const { settings } = await createSiteLoader(inProject('tests', 'sites', 'blocks'), siteCode)();
  if (!settings) throw new Error('The fixture site has problems.');
  site = settings;
});

const build = (types: string[], contentClasses: string[] = [], of: SiteModel = site): Promise<string> =>
  buildStylesheet({ code: siteCode, site: of, types: new Set(types), contentClasses: new Set(contentClasses) });

/** Returns words in the literals of one block's source, class names included, that no other source has. */
function ownWords(type: string): string[] {
  const own = `src/blocks/${type}.tsx`;
  const others = sourceFiles('src', 'packages/engine/src/client', 'packages/engine/src/forms', 'packages/engine/src/react').filter(
    ({ path }) => path !== own,
  );
  const texts = [...readFileSync(inProject(own), 'utf8').matchAll(/["'`]([^"'`\n]+)["'`]/g)].map(([, text = '']) => text);
  const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => word.length > 5);
  return words.filter((word) => !others.some(({ text }) => text.includes(word)));
}

describe('the stylesheet', () => {
  test('contains the classes of the block types in use and of no others', async () => {
    const none = await build([]);
    const one = await build(['faq']);
    const other = await build(['notice']);
    const selectors = ownWords('faq').map((name) => `.${name.replaceAll(/[^\w-]/g, '\\$&')}`);
    expect(selectors.filter((selector) => one.includes(selector))).not.toEqual([]);
    expect(selectors.filter((selector) => none.includes(selector) || other.includes(selector))).toEqual([]);
  });

  test('does not depend on the order of the types', async () => {
    expect(await build(['faq', 'notice'])).toBe(await build(['notice', 'faq']));
  });

  test('has the classes computed from content', async () => {
    const css = await build(['logo-strip'], ['[--per-view:7]', 'min-[777px]:[--per-view:9]', '[--loop:123s]']);
    expect(css).toContain('--per-view:7');
    expect(css).toMatch(/@media[^{]*777px[^{]*\{[^}]*--per-view:9/);
    expect(css).toContain('--loop:123s');
    expect(await build(['logo-strip'])).not.toContain('--per-view:7');
  });

  test('has the colours and fonts of site.yaml', async () => {
    const red = { ...site, theme: { ...site.theme, colors: { ...site.theme.colors, primary: '#ab12cd' } } };
    expect(await build(['notice'], [], red)).toContain('#ab12cd');
    expect(await build(['notice'])).not.toContain('#ab12cd');
    expect(await build([])).toContain(site.theme.fonts.display.file);
  });

  test('has the reveal animation of site.yaml', async () => {
    const usual = ofLayout(site.motion.reveal, 'default');
    const slow = { ...site, motion: { reveal: { ...site.motion.reveal, default: { ...usual, duration: 4321 } } } };
    expect(await build([], [], slow)).toMatch(/\.layout-default\{[^}]*--reveal-duration:4\.?321m?s/);
  });

  test('has the values of the chosen options', async () => {
    const square = { ...site, theme: { ...site.theme, style: { ...site.theme.style, corners: 'square', headingWeight: 'regular' } } };
    expect(await build(['faq'])).toMatch(/\.button\{[^}]*border-radius:999px/);
    expect(await build(['faq'], [], square)).toMatch(/\.button\{[^}]*border-radius:0[;}]/);
    expect(await build(['faq'], [], square)).toMatch(/\.font-heading[^{]*\{[^}]*font-weight:400/);
  });

  test('has the styles of the chosen look only, and none of its folder when there is another one', async () => {
    const inLook = (look: string): Promise<string> =>
      build(['page-header', 'services-grid'], [], { ...site, theme: { ...site.theme, look } });
    const [weave, plain] = [await inLook('weave'), await inLook('plain')];
    expect(weave).toContain('.weave-panel{');
    expect(weave).not.toContain('.start-8{');
    expect(plain).not.toContain('weave');
    expect(plain).toContain('.start-8{');
  });

  test('has the rules of a layer that a look adds behind those of class names', async () => {
    const file = join(tempFolder('layers'), 'ledger.css');
    writeFileSync(file, '@layer ledger { .ledger-hero { min-height: 0 } }\n');
    const code = { ...siteCode, styles: { ...siteCode.styles, 'ledger.css': file } };
    const css = await buildStylesheet({ code, site, types: new Set(['hero-image']), contentClasses: new Set() });
    expect(css).toContain('@layer ledger{.ledger-hero{min-height:0}}');
    expect(css.indexOf('@layer ledger{')).toBeGreaterThan(css.indexOf('@layer utilities{'));
  });

  test('shows the pattern of the brand unless the site chooses none', async () => {
    const plain = { ...site, theme: { ...site.theme, style: { ...site.theme.style, pattern: 'none' } } };
    expect(await build(['page-header'])).toMatch(/--pattern-display:block/);
    expect(await build(['page-header'], [], plain)).toMatch(/--pattern-display:none/);
    expect(await build(['page-header'])).toMatch(/\.weave-panel\{[^}]*display:var\(--pattern-display\)/);
  });

  test('has a dark mode only for a site that sets its colours', async () => {
    const darkMode = { background: '#101112', text: '#f1f2f3', cards: '#202122', primary: '#ff9b85', secondary: '#7fc9c4' };
    const dark = await build(['logo-strip'], [], { ...site, theme: { ...site.theme, darkMode } });
    expect(dark).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{:root\{[^}]*--color-light:#101112/);
    expect(dark).toMatch(/\.dark[^{]*\{[^}]*--color-light:#f5f5f5|:is\(\.dark,[^{]*\{[^}]*--color-light:#/);
    expect(await build(['logo-strip'])).not.toMatch(/prefers-color-scheme|@media not all\{/);
  });

  test('prints what is closed on the screen, and lets two fingers zoom everywhere', async () => {
    const css = await build(['faq', 'tabs', 'gallery', 'before-after', 'testimonials']);
    expect(css).toMatch(/@media print\{.*::details-content\{[^}]*content-visibility:visible/s);
    expect(css).toMatch(/@media print\{.*\[hidden=until-found\][^{]*\{[^}]*content-visibility:visible/s);
    const touches = [...css.matchAll(/touch-action:([^;}]*)/g)].map(([, value = '']) => value);
    expect(touches).not.toEqual([]);
    expect(touches.filter((value) => !/pinch-zoom|manipulation|auto/.test(value))).toEqual([]);
  });

  test('loads nothing from other hosts and cannot end its element', async () => {
    const css = await build(['hero-video', 'faq', 'logo-strip', 'testimonials']);
    expect(css).not.toMatch(/@import|url\((?!"?\/media\/)|<\//);
  });

  test('brings a warning in the next build when only a preview has built it', async () => {
    const root = tempFolder('stylesheets');
    const file = join(root, 'odd.tsx');
    writeFileSync(file, 'export const Odd = () => <p className="no-such-style" />;\n');
    const code = { ...siteCode, componentFile: () => file };
    const input = { code, site, types: new Set(['odd']), contentClasses: new Set<string>() };
    const cache = { root, fingerprint: 'one' };
    const shown = await cachedStylesheet(input, cache);
    const warnings: string[] = [];
    expect(await cachedStylesheet(input, cache, (warning) => warnings.push(warning))).toBe(shown);
    expect(warnings).toEqual([expect.stringContaining('The class "no-such-style" has no styles.')]);
  });
});
