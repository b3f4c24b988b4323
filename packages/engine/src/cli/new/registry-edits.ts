import type { TextEdit } from '../../problems/problem.ts';

/** Two lines of a registry: an import, and an entry of the object whose first line is `opening`. */
export type Registration = {
  /** The import of what the entry names. Absent when the entry imports it by itself. */
  import?: { line: string; specifier: string };
  opening: string;
  entry: string;
  key: string;
};

/** Returns a name as an object key, with quotes only when it needs them. */
export const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name);

/** Returns the edits that add the two lines in alphabetical order. Throws when the text has no line `opening`. */
export const registryEdits = (text: string, { import: added, ...registration }: Registration): TextEdit[] => {
  const entry = entryEdit(text, registration);
  return added ? [importEdit(text, added), entry] : [entry];
};

function entryEdit(text: string, { opening, entry, key }: Omit<Registration, 'import'>): TextEdit {
  const lines = linesOf(text);
  const start = lines.indexOf(opening);
  if (start < 0) throw new Error(`The line "${opening}" is missing. The new entry belongs below it.`);
  let at = start + 1;
  // A line without a key, such as the last one of the object, comes after every entry.
  while ((keyAt(lines[at]) ?? '\uFFFF') < key) at += 1;
  return insertLine(text, at, entry);
}

const keyAt = (line = ''): string | undefined => /^ {2}'?([\w-]+)'?[:,]/.exec(line)?.[1];

function importEdit(text: string, { line, specifier }: { line: string; specifier: string }): TextEdit {
  const specifiers = linesOf(text).map((one) => /^import .* from '(\.\/[^']+)';$/.exec(one)?.[1]);
  const later = specifiers.findIndex((one) => one !== undefined && one > specifier);
  const last = specifiers.findLastIndex((one) => one !== undefined);
  return insertLine(text, later < 0 ? last + 1 : later, line);
}

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** Inserts a line before the line with the index `at`, with the line ending of the file. */
function insertLine(text: string, at: number, line: string): TextEdit {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const start = starts[at] ?? text.length;
  return { start, end: start, text: `${line}${text.includes('\r\n') ? '\r\n' : '\n'}` };
}
