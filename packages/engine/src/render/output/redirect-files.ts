import { deviceNames, maxSegmentLength } from '../../schema/fields/link.ts';

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
