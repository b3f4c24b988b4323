import { readFileSync } from 'node:fs';
import { fileStamp } from '../files/file-stamp.ts';

/** Returns the stamp of a file; an empty string when it does not exist. */
export function stampOrNone(file: string): string {
  try {
    return fileStamp(file);
  } catch {
    return '';
  }
}

/**
 * Creates a function that returns the parsed content of a file, and parses it again after a change. While the file is
 * missing or `parse` throws, it returns the last valid value, or `initial`.
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
      // A deploy may be writing the file. Its stamp changes again with the rest.
    }
    return value;
  };
}
