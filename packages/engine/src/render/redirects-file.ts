import type { Redirect } from '../schema/fields/redirect.ts';
import { isNotFoundPage } from './html-file-path.ts';

/**
 * The rules of `_redirects`: old paths lead on with 301; and for hosts that do not look for the nearest 404.html
 * by themselves, an address under a folder with a not-found page of its own answers 404 with that page.
 */
export function redirectRules(paths: readonly string[], redirects: readonly Redirect[]): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  const folders = paths.filter((path) => isNotFoundPage(path) && path !== '/404').map((path) => path.slice(0, -'/404'.length));
  return [...moved, ...folders.map((folder) => `${folder}/* ${folder}/404.html 404\n`)].join('');
}

/** Reads back where old paths lead. */
export function parseRedirects(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^(\/\S*) (\S+) 301$/gm)].map(([, from = '', to = '']) => [from, to]));
}
