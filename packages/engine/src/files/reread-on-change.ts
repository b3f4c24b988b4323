import { readFileSync } from 'node:fs';
import { stampIfPresent } from './file-stamp.ts';

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
