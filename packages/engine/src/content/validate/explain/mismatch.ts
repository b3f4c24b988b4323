import type { Problem } from '../../../problems/problem.ts';
import { accepts } from '../field-kind.ts';

/** A refused value. */
export type Mismatch = {
  field: string;
  /** What YAML made of it. */
  found: unknown;
  /** The text as it stands in the file. */
  written: string;
  schema: unknown;
  /** The names of the fields that its place may have. */
  siblings: readonly string[];
  /** The line with another text in its place. */
  corrected: (replacement: string) => string;
  /** The same, with the change that makes it so: for corrections that are safe to make unseen. */
  mended: (replacement: string) => Pick<Problem, 'fix' | 'edits'>;
  /** The entry of a list that the value becomes with a dash before it; undefined where it is not on lines of its own. */
  asEntry: () => Pick<Problem, 'fix' | 'edits'> | undefined;
};

/** What a problem says of a refused value. */
export type Words = Pick<Problem, 'code' | 'message' | 'hint' | 'fix' | 'edits'>;

/** A found value at the beginning of a sentence. */
export const opening = (found: unknown, written: string): string => show(found, written).replace(/^a /, 'A ');

/** A text of nothing, or of blanks alone. */
export const emptyText = ({ field, schema }: Pick<Mismatch, 'field' | 'schema'>, toDo: string): Words => ({
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
