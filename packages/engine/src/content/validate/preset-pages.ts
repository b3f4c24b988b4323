import type { ValidPage } from './validate-page.ts';

/**
 * Prepares a page of `presets/` for the rules over the whole site. It gets a path of its own, which no page has, so that its anchors
 * are known, and is a draft, so that published pages cannot link to it.
 */
export function asPreset(page: ValidPage): ValidPage {
  const name = page.key.replace(/^presets\//, '').replace(/\.yaml/, '');
  return page.fields ? { ...page, fields: { ...page.fields, path: `/presets/${name}`, draft: true } } : page;
}

/** True when a page is a preset for new pages. */
export const isPreset = ({ source }: Pick<ValidPage, 'source'>): boolean => source.path.startsWith('presets/');
