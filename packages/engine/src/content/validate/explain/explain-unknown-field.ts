import { z } from 'zod';
import { createProblem } from '../../../problems/create-problem.ts';
import { nearestName, nearestNames } from '../../../problems/nearest-name.ts';
import type { Problem } from '../../../problems/problem.ts';
import { correctedLine } from '../../../yaml/source-lines.ts';
import { partName, type SchemaSubject, valueAt } from '../schema-subject.ts';
import { fieldNames, schemaAt } from '../schema-walk.ts';
import { isReservedName, reservedNameProblem } from './reserved-name.ts';

/** A field that its place does not have. `lacks` are the required fields that are missing in the same place. */
export type UnknownField = { path: readonly PropertyKey[]; lacks: readonly string[]; isOnly: boolean };

/** The problem, and the missing field that it explains: the one that was misspelt, or the only one there is. */
export function explainUnknownField(
  subject: SchemaSubject,
  value: unknown,
  { path, lacks, isOnly }: UnknownField,
): { problem: Problem; explains: string | undefined } {
  const field = String(path.at(-1));
  const parent = path.slice(0, -1);
  const names = fieldNames(schemaAt(subject.schema, parent)).filter((name) => name !== 'type');
  const present = valueAt(value, parent);
  const free = names.filter((name) => !(typeof present === 'object' && present !== null && Object.hasOwn(present, name)));
  const nearest = nearestName(field, free) ?? nearestName(field, names);
  const missing = nearest === undefined && isOnly && lacks.length === 1 ? lacks[0] : undefined;
  const place = subject.file.locate([...subject.path, ...path], 'key');
  const right = nearest ?? (missing !== undefined && fits(subject, [...parent, missing], valueAt(value, path)) ? missing : undefined);
  if (isReservedName(field)) return { problem: reservedNameProblem(subject, path), explains: undefined };
  return {
    problem: createProblem({
      code: 'unknown-field',
      place,
      text: subject.file.text,
      context: subject.context,
      message: `"${field}" is not a field of ${partName(subject, parent)}${whatInstead(subject, { field, nearest, missing, isTop: parent.length === 0 })}`,
      hint: fieldList(field, names),
      ...(right !== undefined && { fix: correctedLine(subject.file.text, place, right) }),
    }),
    explains: nearest !== undefined && free.includes(nearest) ? nearest : missing,
  };
}

type Instead = { field: string; nearest: string | undefined; missing: string | undefined; isTop: boolean };

/** The end of the sentence: the name that was meant, the field that is missing, or the type whose field it is. */
function whatInstead(subject: SchemaSubject, { field, nearest, missing, isTop }: Instead): string {
  if (nearest !== undefined) return `. Did you mean "${nearest}"?`;
  if (missing !== undefined) return `; "${missing}" is required and missing.`;
  const owner = isTop ? subject.ownerOf?.(field) : undefined;
  return owner === undefined ? '.' : `. It belongs to ${owner}.`;
}

/** All fields, or of many the three that are nearest. */
function fieldList(field: string, names: string[]): string {
  if (names.length === 0) return 'No fields belong here.';
  if (names.length <= 12) return `Fields: ${names.join(', ')}.`;
  return `The nearest of its ${names.length} fields: ${nearestNames(field, names, 3).join(', ')}.`;
}

function fits({ schema }: SchemaSubject, path: readonly PropertyKey[], value: unknown): boolean {
  const wanted = schemaAt(schema, path);
  return wanted instanceof z.ZodType && wanted.safeParse(value).success;
}
