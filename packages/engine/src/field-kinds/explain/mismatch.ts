import type { ProblemWords } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { accepts } from '../accepts.ts';

/** A value that its schema does not accept. */
export type Mismatch = {
  field: string;
  /** The value as YAML reads it. */
  found: unknown;
  /** The text in the file. */
  written: string;
  schema: unknown;
  /** The names of all fields of the object that the value is in. */
  siblings: readonly string[];
  /** The line with a replacement for the value. */
  corrected: (replacement: string) => string;
  /** The same with the edit, for a correction that `--fix` may apply. */
  safeFix: (replacement: string) => Pick<Problem, 'fix' | 'edits'>;
  /** The value with a dash before it, as the entry of a list; undefined when it is not on lines of its own. */
  asEntry: () => Pick<Problem, 'fix' | 'edits'> | undefined;
};

/** The part of a problem that explains the value. */
export type Explanation = ProblemWords;

/** A found value at the start of a sentence. */
export const showAtStart = (found: unknown, written: string): string => show(found, written).replace(/^a /, 'A ');

/** Explains a text that is empty or has only spaces. */
export const emptyText = ({ field, schema }: Pick<Mismatch, 'field' | 'schema'>, toDo: string): Explanation => ({
  code: 'empty-field',
  message: `"${field}" is empty.`,
  hint: accepts(schema, undefined) ? `${toDo} Or remove the line: the field is not required.` : toDo,
});

/** A found value in a sentence: texts in quotes and cut short, numbers as they were written, lists and groups by name. */
export function show(found: unknown, written = String(found)): string {
  if (typeof found === 'string') return `"${found.length > 60 ? `${found.slice(0, 57)}…` : found}"`;
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'object' && found !== null) return 'a group of fields';
  return written;
}

/** The explanation that every schema has: what was found, and what is accepted. */
export const notAccepted = ({ field, found, written }: Mismatch, accepted: string): Explanation => ({
  code: 'invalid-value',
  ...(typeof found === 'object'
    ? { message: `"${field}" must be ${accepted}.` }
    : { message: `${showAtStart(found, written)} is not accepted for "${field}".`, hint: `Accepted: ${accepted}.` }),
});
