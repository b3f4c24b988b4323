import type { ProblemWords } from '../../../problems/create-problem.ts';
import type { Problem } from '../../../problems/problem.ts';
import { accepts } from '../field-kind.ts';

/** A value that its schema rejects. */
export type Mismatch = {
  field: string;
  /** The parsed value. */
  found: unknown;
  /** The value as written in the file. */
  written: string;
  schema: unknown;
  /** The names of all fields of the object that contains the value. */
  siblings: readonly string[];
  /** Returns the line with the value replaced. */
  corrected: (replacement: string) => string;
  /** Returns the same with the edit for `--fix`. Only for replacements that are safe without a person. */
  mended: (replacement: string) => Pick<Problem, 'fix' | 'edits'>;
  /** Returns the value as a list entry, with a dash. Undefined when the value is not on lines of its own. */
  asEntry: () => Pick<Problem, 'fix' | 'edits'> | undefined;
};

/** The explanation of a rejected value. */
export type Words = ProblemWords;

/** Returns a value in words for the start of a sentence. */
export const opening = (found: unknown, written: string): string => show(found, written).replace(/^a /, 'A ');

/** Returns the problem of a text that is empty or only spaces. */
export const emptyText = ({ field, schema }: Pick<Mismatch, 'field' | 'schema'>, toDo: string): Words => ({
  code: 'empty-field',
  message: `"${field}" is empty.`,
  hint: accepts(schema, undefined) ? `${toDo} Or remove the line: the field is not required.` : toDo,
});

/** Returns a value in words: texts in quotes, shortened to 60 characters; numbers as written; "a list"; "a group of fields". */
export function show(found: unknown, written = String(found)): string {
  if (typeof found === 'string') return `"${found.length > 60 ? `${found.slice(0, 57)}…` : found}"`;
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'object' && found !== null) return 'a group of fields';
  return written;
}
