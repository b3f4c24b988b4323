/** Fired on the document after client-side navigation has put another page in place. */
export const pageShown = 'page:shown';
