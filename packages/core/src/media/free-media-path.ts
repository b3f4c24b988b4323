import { deviceNames } from '../schema/fields/link.ts';
import { extensionOf } from '../text/extension-of.ts';
import { fileNameOf } from '../text/slug.ts';

/** Characters before the ending. */
const maxStemLength = 60;

/**
 * Returns a path like the given one whose name works on every computer and in a URL, and that no file in `taken` has: with a number
 * if need be. `taken` has paths in lowercase. Undefined when a folder has no Latin letter or digit.
 */
export function freeMediaPath(path: string, taken: ReadonlySet<string>): string | undefined {
  const folders = path.split('/').map((part) => fileNameOf(part));
  const name = folders.pop() || `file${extensionOf(path)}`;
  if (folders.includes('') || deviceNames(folders.join('/')).length > 0) return undefined;
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  for (let number = 0; ; number += 1) {
    const free = [...folders, `${stem.slice(0, maxStemLength)}${number === 0 ? '' : `-${number}`}${ending}`].join('/');
    if (!taken.has(free.toLowerCase()) && deviceNames(free).length === 0) return free;
  }
}
