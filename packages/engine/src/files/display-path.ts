import { relative, sep } from 'node:path';

/** Returns the path of a file for messages: relative to the current folder, or absolute when it is outside. */
export function displayPath(absolute: string): string {
  const fromCurrent = relative(process.cwd(), absolute).split(sep).join('/');
  return fromCurrent.startsWith('..') ? absolute : fromCurrent;
}
