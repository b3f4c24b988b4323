import type { ProblemWords } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import type { FieldPlan } from '../../schema/field-plan.ts';

/** A value that its field does not accept. */
export type Mismatch = {
  field: string;
  /** The value after parsing. */
  found: unknown;
  /** The value as written in the file. */
  written: string;
  plan: FieldPlan | undefined;
  /** The language in which the author writes numbers and dates. Undefined when it is not known. */
  language?: string | undefined;
  /** The names of all fields of the object that the value is in. */
  siblings: readonly string[];
  /** True when the object that the value is in has another field of this name, and it accepts a text. */
  siblingAccepts: (name: string, text: string) => boolean;
  /** True when the object that the value is in is written between braces. */
  isInBraces: boolean;
  /** True for an entry of a list. */
  isEntry?: boolean;
  /** True when the object that the value is in is valid without this field. */
  isOptional: () => boolean;
  /** Returns the line with the value replaced. */
  corrected: (replacement: string) => string;
  /** Returns the line and the edit, for a correction that `--fix` may apply. */
  safeFix: (replacement: string) => Pick<Problem, 'fix' | 'edits'>;
  /** Returns the value as a list entry with a dash. Undefined when it is not on its own lines. */
  asEntry: () => Pick<Problem, 'fix' | 'edits'> | undefined;
};

/** Explains why a value is not accepted. */
export type Explanation = ProblemWords;

/** Formats a found value for the start of a sentence. */
export const showAtStart = (found: unknown, written: string): string => show(found, written).replace(/^a /, 'A ');

/** Explains a text that is empty or only spaces. `toDo` is the hint. */
export const emptyText = ({ field, isOptional }: Pick<Mismatch, 'field' | 'isOptional'>, toDo: string): Explanation => ({
  code: 'empty-field',
  message: `"${field}" is empty.`,
  hint: isOptional() ? `${toDo} Or remove the line: the field is optional.` : toDo,
});

/** Formats a found value for a sentence: texts in quotes and shortened, numbers as written, lists and objects by type. */
export function show(found: unknown, written = String(found)): string {
  if (typeof found === 'string') return `"${found.length > 60 ? `${found.slice(0, 57)}…` : found}"`;
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'object' && found !== null) return 'a group of fields';
  return written;
}

/** The explanation for any field: the found value and the accepted values. */
export const notAccepted = ({ field, found, written }: Mismatch, accepted: string): Explanation => ({
  code: 'invalid-value',
  ...(typeof found === 'object'
    ? { message: `"${field}" must be ${accepted}.` }
    : { message: `${showAtStart(found, written)} is not accepted for "${field}".`, hint: `Accepted: ${accepted}.` }),
});
