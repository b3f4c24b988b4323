import type { Condition, FormField } from '../schema/form-fields.ts';
import type { FileKind } from '../schema/forms/input-kinds.ts';

/** The answers of a form with fields for text, by field name. */
export type Answers = Readonly<Record<string, string>>;

/** The answers of a form by field name: one for most kinds of fields, several for checkboxes, none for an empty field. */
export type AnswerLists = Readonly<Record<string, readonly string[]>>;

/** A chosen file: its name, its size in bytes and its kind. Undefined for a file of another kind. */
export type ChosenFile = { name: string; size: number; kind: FileKind | undefined };

/** A filled-in form: its answers and its files, by field name. */
export type Answered = { answers: AnswerLists; files: Readonly<Record<string, readonly ChosenFile[]>> };

/** Returns the entries under a name. Empty for a name without any. Ignores inherited properties. */
export const entriesAt = <Entry>(lists: Readonly<Record<string, readonly Entry[]>>, name: string): readonly Entry[] =>
  Object.hasOwn(lists, name) ? (lists[name] ?? []) : [];

/**
 * Returns the fields that are asked for with these answers: those without conditions, and those whose conditions all hold.
 * The answer of a field that is not asked for counts as empty, also for the fields after it.
 */
export function activeFields<Field extends Pick<FormField, 'name' | 'when'>>(fields: readonly Field[], answers: AnswerLists): Field[] {
  const active = new Map<string, Field>();
  const answersOf = (name: string): readonly string[] => (active.has(name) ? entriesAt(answers, name).filter(Boolean) : []);
  for (const field of fields) if (holds(field.when, answersOf)) active.set(field.name, field);
  return [...active.values()];
}

/** True when all conditions hold. An empty text stands for no answer. */
export const holds = (conditions: readonly Condition[] | undefined = [], answersOf: (name: string) => readonly string[]): boolean =>
  conditions.every(({ field, is }) => {
    const answers = answersOf(field);
    return answers.length === 0 ? is.includes('') : answers.some((answer) => is.includes(answer));
  });
