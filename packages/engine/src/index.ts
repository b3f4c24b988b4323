/** What `src/site.ts` declares the code of a site with. */
export { defineSite } from './definition/define-site.ts';
export type { SiteCode } from './definition/site-code.ts';
export type { DefinedSite, SiteDefinition, SiteExtension } from './definition/site-definition.ts';
