import { type AddressSettings, basePath, fileAddress, isNotFoundPage } from '../model/address.ts';
import type { Redirect } from '../schema/fields/link.ts';
import { encodePath, toOldPath } from '../text/old-path.ts';

/**
 * Formats `_redirects`: 301 redirects for each form of an old path and, for hosts that do not look for the nearest 404.html, a rule
 * for each folder with its own not-found page, and for a site below a path.
 */
export function formatRedirects(paths: readonly string[], redirects: readonly Redirect[], site: Pick<AddressSettings, 'url'>): string {
  const moved = redirects.flatMap(({ from, to }) => formsOf(fileAddress(from, site)).map((form) => `${form} ${encodePath(to)} 301\n`));
  const inFolders = paths.filter((path) => isNotFoundPage(path) && path !== '/404');
  // Hosts look for the page of the whole site at their root only. Its rule is the last one, because the first that fits counts.
  const ofSite = basePath(site) !== '' && paths.includes('/404') ? ['/404'] : [];
  const folders = [...inFolders, ...ofSite].map((path) => fileAddress(path.slice(0, -'/404'.length), site));
  return [...moved, ...folders.map((folder) => `${encodePath(folder)}/* ${encodePath(folder)}/404.html 404\n`)].join('');
}

/** Returns an old path as browsers send it: with a slash at the end too, unless it is that of a file, and with accents in both forms of Unicode. */
function formsOf(path: string): string[] {
  const isFile = /\.\w+$/.test(path);
  const forms = [...new Set([path, path.normalize('NFD')])].map(encodePath);
  return isFile ? forms : forms.flatMap((form) => [form, `${form}/`]);
}

/** Parses the 301 redirects of `_redirects`: the target of each old path, in the form of `toOldPath`. */
export function parseRedirects(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^(\/\S*) (\S+) 301$/gm)].map(([, from = '', to = '']) => [toOldPath(from), to]));
}
