import { relative, sep } from 'node:path';

/** A file as messages name it: from where the command was given, or whole when it lies elsewhere. */
export function shownPath(absolute: string): string {
  const fromHere = relative(process.cwd(), absolute).split(sep).join('/');
  return fromHere.startsWith('..') ? absolute : fromHere;
}
