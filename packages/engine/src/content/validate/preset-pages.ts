import type { ValidPage } from './validate-page.ts';

/**
 * Pages of `presets/` as the rules over the whole site see them: each at an address of its own, so that it
 * takes none from a page and its anchors are known, and as a draft, so that nothing published may lead there.
 */
export function asPresets(pages: readonly ValidPage[]): ValidPage[] {
  return pages.map((page) => {
    const known = presets.get(page) ?? asPreset(page);
    presets.set(page, known);
    return known;
  });
}

const presets = new WeakMap<ValidPage, ValidPage>();

function asPreset(page: ValidPage): ValidPage {
  const name = page.key.replace(/^presets\//, '').replace(/\.yaml/, '');
  return page.fields ? { ...page, fields: { ...page.fields, path: `/presets/${name}`, draft: true } } : page;
}

/** Whether a page is a preset, to start new pages from. */
export const isPreset = ({ source }: Pick<ValidPage, 'source'>): boolean => source.path.startsWith('presets/');
