import { join } from 'node:path';

/** Whether a page stands for those that a folder does not have: `/404`, `/blogs/404`. */
export const isNotFoundPage = (path: string): boolean => path.endsWith('/404');

/** The same of a file of the output, relative to its folder: `404.html`, `blogs/404.html`. */
export const isNotFoundFile = (file: string): boolean => file === '404.html' || file.endsWith('/404.html');

/** Where a page lies in the output: `/blogs/404` as blogs/404.html, all others as `<path>/index.html`. */
export const pageFile = (folder: string, path: string): string =>
  isNotFoundPage(path) ? join(folder, `${path}.html`) : join(folder, path, 'index.html');
