import type { MediaUse } from '../../field-kinds/resolve-context.ts';
import type { MediaFacts } from '../../media/media-facts.ts';
import { count } from '../../problems/format-problem.ts';
import { nearestName } from '../../problems/nearest-name.ts';

/** The files of `media/` by path as written in YAML, `/media/<folder>/<file>`. */
export type MediaIndex = {
  /** Returns the facts of a file. Undefined when it does not exist. Throws `UnusableMediaError` for a file that cannot be published. */
  read: (path: string) => MediaFacts | undefined;
  has: (path: string) => boolean;
  /** Returns the nearest path and a hint, for a path without a file. */
  suggest: (path: string, use: MediaUse) => { nearest: string | undefined; hint: string };
};

/** Returns a test for files that a field accepts, by extension. */
function isOfKind(use: MediaUse, path: string): (file: string) => boolean {
  if (use === 'picture') return (file) => /\.(?:png|jpe?g|webp|avif|svg|gif)$/i.test(file);
  const end = extensionOf(path);
  return (file) => extensionOf(file) === end;
}

const extensionOf = (path: string): string => /\.\w+$/.exec(path)?.[0].toLowerCase() ?? '';

/** Returns the nearest path and a hint, for a path without a file. */
export function suggestPath(path: string, use: MediaUse, all: readonly string[]): { nearest: string | undefined; hint: string } {
  const known = all.filter(isOfKind(use, path));
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const inFolder = known.filter((one) => one.startsWith(folder) && !one.slice(folder.length).includes('/'));
  const stem = (one: string): string => one.replace(/\.\w+$/, '').toLowerCase();
  const nearest =
    known.find((one) => one.toLowerCase() === path.toLowerCase()) ??
    known.find((one) => stem(one) === stem(path)) ??
    nearestName(path, inFolder) ??
    nearestName(path, known);
  return { nearest, hint: describeFolder(folder, inFolder, use === 'picture' ? 'image' : `${extensionOf(path)} file`, all) };
}

function describeFolder(folder: string, inFolder: readonly string[], kind: string, all: readonly string[]): string {
  if (!all.some((one) => one.startsWith(folder))) return `The folder ${folder} does not exist.`;
  if (inFolder.length === 0) return `${folder} contains no ${kind}.`;
  const listed = inFolder.length <= 12 ? `: ${inFolder.map((one) => one.slice(folder.length)).join(', ')}` : '';
  return `${folder} contains ${count(inFolder.length, kind)}${listed}.`;
}
