import { readFileSync } from 'node:fs';
import { fileStamp } from '../files/file-stamp.ts';

/** The state of a file; empty when there is none. */
export function stampOrNone(file: string): string {
  try {
    return fileStamp(file);
  } catch {
    return '';
  }
}

/**
 * Returns a function that parses a file again when it has changed since the last call. While the file is missing or
 * `parse` throws, it gives the last good value, first of all `initial`.
 */
export function rereadOnChange<Value>(file: string, parse: (text: string) => Value, initial: Value): () => Value {
  let stamp = '';
  let value = initial;
  return () => {
    const now = stampOrNone(file);
    if (now === stamp) return value;
    stamp = now;
    try {
      value = parse(readFileSync(file, 'utf8'));
    } catch {
      // A deploy may have written a part of the file; writing the rest changes its stamp again.
    }
    return value;
  };
}
