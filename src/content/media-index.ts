import { type MediaFacts, readMediaFacts } from '../media/media-facts.ts';
import type { SiteFile } from './find-files.ts';
import { nearestName } from './nearest-name.ts';

/** The files of `media/` under the addresses that YAML uses, `/media/<folder>/<file>`. */
export type MediaIndex = {
  /** Facts of a file; undefined when there is no such file. Throws when a picture cannot be read. */
  read: (path: string) => MediaFacts | undefined;
  has: (path: string) => boolean;
  /** What to say about a path that names no file. */
  suggest: (path: string) => { nearest: string | undefined; hint: string };
};

export function createMediaIndex(files: readonly SiteFile[]): MediaIndex {
  const byPath = new Map(files.map((file) => [`/${file.path}`, file]));
  return {
    has: (path) => byPath.has(path),
    read: (path) => {
      const file = byPath.get(path);
      return file && readMediaFacts(file.absolute);
    },
    suggest: (path) => suggestPath(path, [...byPath.keys()]),
  };
}

function suggestPath(path: string, known: string[]): { nearest: string | undefined; hint: string } {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const inFolder = known.filter((one) => one.startsWith(folder) && !one.slice(folder.length).includes('/'));
  const stem = (one: string): string => one.replace(/\.\w+$/, '').toLowerCase();
  const nearest = known.find((one) => stem(one) === stem(path)) ?? nearestName(path, inFolder.length > 0 ? inFolder : known);
  const listed = inFolder.length > 0 && inFolder.length <= 12 ? `: ${inFolder.map((one) => one.slice(folder.length)).join(', ')}` : '';
  return { nearest, hint: `${folder} has ${inFolder.length} ${inFolder.length === 1 ? 'file' : 'files'}${listed}.` };
}
