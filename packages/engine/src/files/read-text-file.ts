import { readBounded } from './read-bounded.ts';

/** In bytes. A choice: no text of a site has a hundredth of it. */
export const maxTextBytes = 64 * 1024 * 1024;

/** Returns the text of a file. Undefined for what is gone or no file, such as a named pipe, which would never end: `check` says so. */
export function readTextFile(absolute: string): string | undefined {
  try {
    return readBounded(absolute, maxTextBytes).toString('utf8');
  } catch {
    return undefined;
  }
}
