import { lstatSync, readFileSync } from 'node:fs';
import { stampOf } from '@pagewright/core';

/**
 * Returns a text that changes when a file changes, without reading the file. Includes `ctime`, which programs cannot set,
 * unlike `mtime`. Does not follow symbolic links. Throws node's error when the file does not exist.
 */
export const fileStamp = (absolute: string): string => stampOf(lstatSync(absolute));

/** A choice: longer than the steps in which file systems note times. The longest are the two seconds of FAT. */
const reliableAfter = 2500;

/**
 * Returns the stamp of a file, and whether every later change gives it another one. A file that changed just now may change
 * again within the same step of the clock of its file system.
 */
export function readStamp(absolute: string): { stamp: string; isReliable: boolean } {
  const stats = lstatSync(absolute);
  return { stamp: stampOf(stats), isReliable: Math.max(stats.ctimeMs, stats.mtimeMs) < Date.now() - reliableAfter };
}

/** Does the same as `fileStamp`, and returns undefined when the file does not exist. */
export function stampIfPresent(absolute: string): string | undefined {
  const stats = lstatSync(absolute, { throwIfNoEntry: false });
  return stats && stampOf(stats);
}

/**
 * Creates a function that returns the parsed content of a file, and parses it again after a change. While the file is
 * missing or `parse` throws, it returns the last valid value, or `initial`.
 */
export function rereadOnChange<Value>(file: string, parse: (text: string) => Value, initial: Value): () => Value {
  let stamp: string | undefined;
  let value = initial;
  return () => {
    try {
      const now = stampIfPresent(file);
      if (now === stamp) return value;
      stamp = now;
      value = parse(readFileSync(file, 'utf8'));
    } catch {
      // A deploy may be writing the file. Its stamp changes again with the rest.
    }
    return value;
  };
}
