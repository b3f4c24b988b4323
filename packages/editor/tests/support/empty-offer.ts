import type { Offer } from 'pagewright/editing';

/** What a site without anything offers. */
export const emptyOffer: Offer = {
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
};
