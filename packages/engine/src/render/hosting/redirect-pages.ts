import { deviceNames, encodePath, escapeHtml, maxSegmentLength, type Redirect, urlOf } from '@pagewright/core';

type Site = { url: string; language: string; brand: { name: string } };

/**
 * Returns the page at an old path, for hosts that do not support `_redirects`: it redirects by a meta element and contains a
 * link. Without script and style the site's policy allows it, and without text it needs no translation.
 */
export function redirectPage({ to: written }: Redirect, { url, language, brand }: Site): string {
  const to = encodePath(written);
  const target = escapeHtml(to);
  const address = escapeHtml(to.startsWith('/') ? urlOf(to, { url }) : to);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${address}">`,
    `<title>${escapeHtml(brand.name)}</title>`,
    '</head>',
    `<body><main><h1>${escapeHtml(brand.name)}</h1><p><a href="${target}">${address}</a></p></main></body>`,
    '</html>\n',
  ].join('\n');
}

/** Returns the file of the redirect page at an old path: `old/index.html` for `/old`, `About.html` for `/About.html`. */
const redirectFileOf = (from: string): string => (/\.html?$/i.test(from) ? from.slice(1) : `${from.slice(1)}/index.html`);

/** True when every file system can have the file. */
const isWritable = (file: string): boolean =>
  deviceNames(file).length === 0 &&
  file.split('/').every((name) => !/[<>:"|?*]|[ .]$/.test(name) && Buffer.byteLength(name) <= maxSegmentLength);

/** Returns the folders above a file. */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/**
 * Returns the files of redirect pages by the old paths. A path has none where it would stand in the place of another file, also
 * on a disk that ignores capitals, and where no file can have its name. `files` are all other files of the site.
 */
export function redirectFiles(paths: readonly string[], files: Iterable<string>): Map<string, string> {
  const toName = (file: string): string => file.normalize('NFC').toLowerCase();
  const taken = new Set<string>();
  const folders = new Set<string>();
  const take = (file: string): void => {
    taken.add(toName(file));
    for (const folder of foldersOf(toName(file))) folders.add(folder);
  };
  for (const file of files) take(file);
  const found = new Map<string, string>();
  for (const path of paths) {
    const file = redirectFileOf(path);
    const name = toName(file);
    const isFree = !taken.has(name) && !folders.has(name) && !foldersOf(name).some((folder) => taken.has(folder));
    if (!isFree || !isWritable(file)) continue;
    take(file);
    found.set(path, file);
  }
  return found;
}
