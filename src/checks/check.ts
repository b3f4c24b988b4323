import type { SiteSettings } from '../../schemas/site.ts';
import type { LinkUse } from '../content/resolver.ts';
import type { ValidPage } from '../content/validate-page.ts';
import type { Problem } from '../model/problem.ts';

/** What cross-file rules look at: all pages, and all links wherever they are written. */
export type CheckedSite = {
  pages: readonly ValidPage[];
  settings: SiteSettings | undefined;
  links: readonly LinkUse[];
};

/** One rule over the whole site. */
export type Check = (site: CheckedSite) => Problem[];
