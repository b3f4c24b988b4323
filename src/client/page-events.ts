/** Fired on the document after client-side navigation has put another page in place. */
export const pageShown = 'page:shown';

/** Fired on the document to ask for a page; `detail` is its path. Islands use it: they know no router. */
export const pageWanted = 'page:wanted';

/** Goes to a page of the site, without a load where the router is ready. */
export function navigate(path: string): void {
  document.dispatchEvent(new CustomEvent<string>(pageWanted, { detail: path }));
}
