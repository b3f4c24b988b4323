import { lstatSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { displayPath } from './display-path.ts';
import { isInside } from './is-inside.ts';

/**
 * Throws, with a message for authors, when writing a file would leave all of these folders: the file, or a folder above it, is a link that leads
 * elsewhere or nowhere.
 */
export function requireInside(absolute: string, ...folders: readonly string[]): void {
  const part = existingPart(absolute);
  const real = realPathOf(part) ?? '/';
  if (!isInAny(real, folders))
    throw new Error(`${displayPath(part)} is a link to a place outside of the site, so nothing is written there.`);
}

/** Returns a path, or the nearest folder above it that exists. A link exists, also one that leads nowhere. */
export const existingPart = (path: string): string => (exists(path) || dirname(path) === path ? path : existingPart(dirname(path)));

/** A name may be longer than any that exists. */
function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** True when a real path is in one of these folders, which may be links. */
export const isInAny = (real: string, folders: readonly string[]): boolean =>
  folders.some((folder) => isInside(real, realPathOf(folder) ?? folder));

/** Resolves the links of a path. Returns undefined when it does not exist. */
export function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
