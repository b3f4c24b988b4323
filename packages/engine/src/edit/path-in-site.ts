import { relative, sep } from 'node:path';

/** Returns the path of a file in the site folder. */
export const pathInSite = (siteDir: string, absolute: string): string => relative(siteDir, absolute).split(sep).join('/');
