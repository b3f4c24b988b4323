import type { Redirect } from '../../schema/fields/redirect.ts';
import { isNotFoundPage } from '../output/html-file-path.ts';

/**
 * Formats `_redirects`: a 301 redirect for each old path and, for hosts that do not look for the nearest 404.html, a rule
 * for each folder with its own not-found page.
 */
export function formatRedirects(paths: readonly string[], redirects: readonly Redirect[]): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  const folders = paths.filter((path) => isNotFoundPage(path) && path !== '/404').map((path) => path.slice(0, -'/404'.length));
  return [...moved, ...folders.map((folder) => `${folder}/* ${folder}/404.html 404\n`)].join('');
}

/** Parses the 301 redirects of `_redirects`: the target of each old path. */
export function parseRedirects(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^(\/\S*) (\S+) 301$/gm)].map(([, from = '', to = '']) => [from, to]));
}
