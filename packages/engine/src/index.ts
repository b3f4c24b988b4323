/** What `src/site.ts` declares the code of a site with. */
export { defineSite, type SiteDefinition } from './definition/define-site.ts';
export type { SiteCode } from './definition/site-code.ts';
