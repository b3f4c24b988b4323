import { isNotFoundPage } from './page-file.ts';

/**
 * Rules for hosts that do not look for the nearest 404.html by themselves: an address under a folder with
 * a not-found page of its own answers 404 with that page. In the format of `_redirects`.
 */
export function redirectRules(paths: readonly string[]): string {
  const folders = paths.filter((path) => isNotFoundPage(path) && path !== '/404').map((path) => path.slice(0, -'/404'.length));
  return folders.map((folder) => `${folder}/* ${folder}/404.html 404\n`).join('');
}
