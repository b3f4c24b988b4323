import { createProblem } from '../../../problems/create-problem.ts';
import type { Problem } from '../../../problems/problem.ts';
import type { SchemaSubject } from '../schema-subject.ts';

const reservedNames = new Set(['__proto__', 'constructor', 'prototype']);

/** True for a name that every JavaScript object already has. */
export const isReservedName = (name: string): boolean => reservedNames.has(name);

/** Returns the problem of a field with a reserved name, at a path in the subject. */
export function reservedNameProblem(
  { file, path, context }: Pick<SchemaSubject, 'file' | 'path' | 'context'>,
  at: readonly PropertyKey[],
): Problem {
  return createProblem({
    code: 'reserved-name',
    place: file.locate([...path, ...at], 'key'),
    text: file.readText(),
    context,
    message: `A field cannot have the name "${String(at.at(-1))}", which is reserved for programs.`,
    hint: 'Remove the line, or use another name.',
  });
}
