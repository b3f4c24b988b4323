import { isCompressedCopy } from '../../files/compress.ts';
import type { AddressSettings } from '../../model/address.ts';
import type { FileDigests } from './file-digests.ts';
import { addressOfFile, isNotFoundFile } from './html-file-path.ts';
import { headersFile, isPrivateFile } from './private-files.ts';

/** The difference between two builds. All lists are sorted. */
export type OutputChanges = {
  /** Paths of files, relative to the output folder. */
  added: string[];
  changed: string[];
  removed: string[];
  /** The addresses at which visitors get something else than before, to purge them from caches. */
  urls: string[];
};

/** Compares the files of two builds. */
export function compareOutputs(before: FileDigests, after: FileDigests, site: AddressSettings): OutputChanges {
  const isIn = (files: FileDigests) => (path: string) => Object.hasOwn(files, path);
  const added = Object.keys(after).filter((path) => !isIn(before)(path));
  const removed = Object.keys(before).filter((path) => !isIn(after)(path));
  const changed = Object.keys(after).filter((path) => isIn(before)(path) && before[path]?.sha256 !== after[path]?.sha256);
  const different = [...added, ...changed, ...removed];
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  // The headers are part of every response.
  const urls = addressesOf(different.includes(headersFile) ? all : different, new Set(all), site);
  return { added: added.sort(), changed: changed.sort(), removed: removed.sort(), urls };
}

/** Returns the addresses of files, each once and sorted. Not-found pages have none: they answer for every missing URL. */
function addressesOf(files: readonly string[], all: ReadonlySet<string>, site: AddressSettings): string[] {
  const served = files
    .map((file) => (isCompressedCopy(file, all) ? file.slice(0, -'.br'.length) : file))
    .filter((file) => !isPrivateFile(file) && !isNotFoundFile(file));
  return [...new Set(served.map((file) => encodeURI(addressOfFile(file, site))))].sort();
}
