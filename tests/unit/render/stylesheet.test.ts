import { beforeAll, describe, expect, test } from 'vitest';
import type { BlockType } from '../../../schemas/blocks/index.ts';
import { createSiteLoader } from '../../../src/content/load-site.ts';
import type { SiteModel } from '../../../src/model/site-model.ts';
import { buildStylesheet } from '../../../src/render/stylesheet.ts';
import { inProject, projectRoot } from '../../support/project-root.ts';

let site: SiteModel;

beforeAll(async () => {
  const { settings } = await createSiteLoader(inProject('tests', 'sites', 'blocks'))();
  if (!settings) throw new Error('The fixture site has problems.');
  site = settings;
});

const build = (types: BlockType[], contentClasses: string[] = [], of: SiteModel = site): Promise<string> =>
  buildStylesheet({ root: projectRoot, site: of, types: new Set(types), contentClasses: new Set(contentClasses) });

describe('the stylesheet', () => {
  test('grows with the block types in use and holds nothing of the others', async () => {
    const none = await build([]);
    const one = await build(['notice']);
    expect(none).not.toContain('min-h-\\[85svh\\]');
    expect(one).toContain('min-h-\\[85svh\\]');
  });

  test('does not depend on the order of the types', async () => {
    expect(await build(['faq', 'notice'])).toBe(await build(['notice', 'faq']));
  });

  test('has the classes that are made from content', async () => {
    const css = await build(['logo-strip'], ['[--per-view:7]', 'min-[777px]:[--per-view:9]', '[--loop:123s]']);
    expect(css).toContain('--per-view:7');
    expect(css).toMatch(/@media[^{]*777px[^{]*\{[^}]*--per-view:9/);
    expect(css).toContain('--loop:123s');
    expect(await build(['logo-strip'])).not.toContain('--per-view:7');
  });

  test('has the colours and the typefaces of site.yaml', async () => {
    const red = { ...site, theme: { ...site.theme, colors: { ...site.theme.colors, madder: '#ab12cd' } } };
    expect(await build(['notice'], [], red)).toContain('#ab12cd');
    expect(await build(['notice'])).not.toContain('#ab12cd');
    expect(await build([])).toContain(site.theme.fonts.display.file);
  });

  test('has the motion of site.yaml', async () => {
    const { default: usual, landing } = site.motion.reveal;
    const slow = { ...site, motion: { reveal: { default: { ...usual, duration: 4321 }, landing } } };
    expect(await build([], [], slow)).toMatch(/\.layout-default\{[^}]*--reveal-duration:4\.?321m?s/);
  });

  test('fetches nothing from another host and cannot end its element', async () => {
    const css = await build(['hero-video', 'faq', 'logo-strip', 'testimonials']);
    expect(css).not.toMatch(/@import|url\((?!"?\/media\/)|<\//);
  });
});
