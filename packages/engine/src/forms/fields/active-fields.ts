import type { Condition, FormField } from '../../schema/form-fields.ts';
import { type AnswerLists, entriesAt } from './answered.ts';

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
