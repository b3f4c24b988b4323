import type { SiteSettings } from '../../schemas/site.ts';
import type { SiteFiles } from '../content/find-files.ts';
import type { LinkUse } from '../content/resolver.ts';
import type { ValidCollection } from '../content/validate-collection.ts';
import type { ValidPage } from '../content/validate-page.ts';
import type { Problem } from '../model/problem.ts';

/** What cross-file rules look at: the files, pages and collections, and all links wherever they are written. */
export type CheckedSite = {
  files: SiteFiles;
  collections: readonly ValidCollection[];
  pages: readonly ValidPage[];
  settings: SiteSettings | undefined;
  links: readonly LinkUse[];
};

/** One rule over the whole site. */
export type Check = (site: CheckedSite) => Problem[];
