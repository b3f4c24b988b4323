import type { Outline } from 'pagewright/editing';

/** What a site without anything offers. */
export const emptyOutline: Outline = {
  site: undefined,
  languages: [],
  pages: [],
  types: [],
  shared: [],
  names: {},
  presets: [],
  pageFields: [],
  colourPairs: [],
  siteFields: [],
  collections: [],
  may: ['text', 'block', 'page', 'draft', 'navigation', 'structure', 'settings', 'version'],
};
