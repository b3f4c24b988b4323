import type { SiteCopy } from '../../support/site-copy.ts';

/** How to create the files of the two examples of a rule. */
export type Sides = { wrong: (site: SiteCopy) => void; right: (site: SiteCopy) => void };

/** Returns a page of the example site. */
export const page = (path: string): string =>
  `path: ${path}\ntitle: The page at ${path}\ndescription: A page of the example site that shows what a rule is about, at ${path}.\nblocks:\n  - type: hero\n    heading: An example\n`;
/** Returns a page with a further block. */
export const withBlock = (path: string, block: string): string => `${page(path)}  - ${block}\n`;
