import { lstatSync, type Stats } from 'node:fs';

/**
 * Returns a text that changes when a file changes, without reading the file. Includes `ctime`, which programs cannot set,
 * unlike `mtime`. Does not follow symbolic links. Throws node's error when the file does not exist.
 */
export const fileStamp = (absolute: string): string => stampOf(lstatSync(absolute));

/** Does the same, and returns undefined when the file does not exist. */
export function stampIfPresent(absolute: string): string | undefined {
  const stats = lstatSync(absolute, { throwIfNoEntry: false });
  return stats && stampOf(stats);
}

const stampOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string => `${ino}:${size}:${mtimeMs}:${ctimeMs}`;
