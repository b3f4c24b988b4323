/** Sends other sites the origin of a page, never its path. Used in the header and in every page. */
export const referrerPolicy = 'strict-origin-when-cross-origin';
