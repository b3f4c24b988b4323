/**
 * Events on the document by which an island asks the boot script to navigate: `pagePrefetch` with a path that the visitor
 * will probably open, `pageNavigation` with a `PageRequest` to open now. Islands import neither router nor boot script.
 */
export const pagePrefetch = 'page:prefetch';
export const pageNavigation = 'page:navigate';

/** The path of a page, and the toast to show again after a full page load. */
export type PageRequest = { path: string; toast: string };

/** Prefetches a page of the site. */
export function prefetchPage(path: string): void {
  document.dispatchEvent(new CustomEvent(pagePrefetch, { detail: path }));
}

/** Navigates to a page of the site, with client-side navigation when the router loads in time. */
export function navigateToPage(request: PageRequest): void {
  document.dispatchEvent(new CustomEvent(pageNavigation, { detail: request }));
}
