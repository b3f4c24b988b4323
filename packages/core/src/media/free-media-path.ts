import { deviceNames } from '../schema/fields/link.ts';
import { extensionOf } from '../text/extension-of.ts';
import { fileNameOf } from '../text/slug.ts';

/** Characters before the ending, and of the ending with its dot. */
const maxStemLength = 60;
const maxEndingLength = 12;

/**
 * Returns a path like the given one whose name works on every computer and in a URL, and that no file in `taken` has: with a number
 * if need be. `taken` has paths in lowercase. Undefined when a folder has no Latin letter or digit.
 */
export function freeMediaPath(path: string, taken: ReadonlySet<string>): string | undefined {
  const folders = path.split('/').map((part) => fileNameOf(part));
  const name = withPlainDots(folders.pop() ?? '') || `file${extensionOf(path).replace(/\.$/, '')}`;
  if (folders.includes('') || deviceNames(folders.join('/')).length > 0) return undefined;
  const dot = name.lastIndexOf('.');
  const [written, ending] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot, dot + maxEndingLength)];
  // Windows reserves "com1.tar.png" as it does "com1", but not "com1-tar.png".
  const stem = (deviceNames(name).length > 0 ? written.replaceAll('.', '-') : written).slice(0, maxStemLength).replace(/\.$/, '');
  // Of these names, one is the reserved "com1" at most, and each taken path is one of them at most.
  for (let number = 0; number <= taken.size + 1; number += 1) {
    const free = [...folders, `${stem}${number === 0 ? '' : `-${number}`}${ending}`].join('/');
    if (!taken.has(free.toLowerCase()) && deviceNames(free).length === 0) return free;
  }
  return undefined;
}

/** Returns a name without dots that hide the file, that Windows drops, or that lead to another folder. Empty when it has nothing but an ending. */
const withPlainDots = (name: string): string => (/^\.+[^.]*$/.test(name) ? '' : name.replaceAll(/\.{2,}/g, '.').replaceAll(/^\.|\.$/g, ''));
