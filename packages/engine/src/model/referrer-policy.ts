/** Other sites get the origin of a page and never its path. In the header and in every page. */
export const referrerPolicy = 'strict-origin-when-cross-origin';
