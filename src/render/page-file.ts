import { join } from 'node:path';

/** Where a page lies in the output: `/` as index.html, `/404` as 404.html, all others as `<path>/index.html`. */
export const pageFile = (folder: string, path: string): string =>
  path === '/404' ? join(folder, '404.html') : join(folder, path, 'index.html');
