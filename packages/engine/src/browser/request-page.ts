/**
 * What an island asks of the page around it, as events on the document: it knows neither router nor boot script.
 * `pageLikely` names a path that will soon be wanted, `pageWanted` one to go to now.
 */
export const pageLikely = 'page:likely';
export const pageRequested = 'page:wanted';

/** A page to go to, and what to show there again if it takes a load to get there. */
export type PageRequest = { path: string; toast: string };

/** Has a page of the site fetched, so that it is at hand. */
export function expectPage(path: string): void {
  document.dispatchEvent(new CustomEvent(pageLikely, { detail: path }));
}

/** Goes to a page of the site: without a load where that works, else with one. */
export function requestPage(wanted: PageRequest): void {
  document.dispatchEvent(new CustomEvent(pageRequested, { detail: wanted }));
}
