import { createProblem } from '../../../problems/create-problem.ts';
import type { Problem } from '../../../problems/problem.ts';
import type { SchemaSubject } from '../schema-subject.ts';

const names = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a field has a name that every object of the language has already. */
export const isReservedName = (name: string): boolean => names.has(name);

/** A field with such a name, at a path below the subject. */
export function reservedNameProblem(
  { file, path, context }: Pick<SchemaSubject, 'file' | 'path' | 'context'>,
  at: readonly PropertyKey[],
): Problem {
  return createProblem({
    code: 'reserved-name',
    place: file.locate([...path, ...at], 'key'),
    text: file.text,
    context,
    message: `No field can be called "${String(at.at(-1))}": programs use the name for themselves.`,
    hint: 'Remove the line, or give the field another name.',
  });
}
