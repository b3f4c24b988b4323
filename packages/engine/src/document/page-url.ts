import { encodePath } from '../text/old-path.ts';

/** Returns the URL of a page as other sites need it: with the origin of the site, and with percent escapes for letters beyond ASCII. */
export const pageUrl = (siteUrl: string, path: string): string => `${siteUrl}${encodePath(path)}`;
