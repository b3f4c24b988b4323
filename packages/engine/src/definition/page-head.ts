import type { PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';

/**
 * An element that a site adds to the head of a page. Not a script or style, and no link that loads one: the policy of every page allows
 * only those of the build.
 */
export type HeadElement =
  | { tag: 'meta'; name: string; property?: undefined; content: string }
  | { tag: 'meta'; property: string; name?: undefined; content: string }
  | { tag: 'link'; rel: LinkRelation; href: string; hrefLang?: string; type?: string; title?: string; crossOrigin?: 'anonymous' };

/** What the link of a head can say. `canonical`, `icon` and the links between languages are written by the engine. */
type LinkRelation =
  | 'alternate'
  | 'author'
  | 'dns-prefetch'
  | 'help'
  | 'license'
  | 'me'
  | 'next'
  | 'pingback'
  | 'preconnect'
  | 'prev'
  | 'privacy-policy'
  | 'search'
  | 'terms-of-service'
  | 'webmention';

/**
 * Returns the elements that a site adds to the head of a page. `site` has the settings in the language of the page. It must depend on
 * nothing else: a page that has not changed is not rendered again.
 */
export type PageHead = (page: PageModel, site: SiteModel) => readonly HeadElement[];
