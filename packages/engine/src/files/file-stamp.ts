import { lstatSync } from 'node:fs';

/**
 * Returns a text that changes when a file changes, without reading the file. Includes `ctime`, which programs cannot set,
 * unlike `mtime`. Does not follow symbolic links. Throws node's error when the file does not exist.
 */
export function fileStamp(absolute: string): string {
  const { ino, size, mtimeMs, ctimeMs } = lstatSync(absolute);
  return `${ino}:${size}:${mtimeMs}:${ctimeMs}`;
}
