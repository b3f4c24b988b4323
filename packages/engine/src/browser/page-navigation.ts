import { storeToast } from './storage.ts';

/**
 * Events on the document by which an island asks for a page: `pagePrefetch` with a path that the visitor will probably open,
 * `pageNavigation` with a `PageRequest` to open now. Who handles the second cancels it. Islands import no router.
 */
export const pagePrefetch = 'page:prefetch';
export const pageNavigation = 'page:navigate';

/** The path of a page, and the toast to show again after a full page load. */
export type PageRequest = { path: string; toast: string };

/** Prefetches a page of the site. */
export function prefetchPage(path: string): void {
  document.dispatchEvent(new CustomEvent(pagePrefetch, { detail: path }));
}

/** Navigates to a page of the site, with client-side navigation when its code is there and the router loads in time. */
export function navigateToPage(request: PageRequest): void {
  const isUnhandled = document.dispatchEvent(new CustomEvent(pageNavigation, { detail: request, cancelable: true }));
  if (isUnhandled) loadPage(request);
}

/** Loads a page with the browser, and shows the toast there. */
export function loadPage({ path, toast }: PageRequest): void {
  storeToast(toast);
  location.assign(path);
}
