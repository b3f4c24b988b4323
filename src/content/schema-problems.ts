import type { z } from 'zod';
import type { Problem } from '../model/problem.ts';
import { createProblem } from './create-problem.ts';
import { describeMismatch } from './describe-mismatch.ts';
import { nearestName } from './nearest-name.ts';
import { describeField, fieldNames, schemaAt } from './schema-walk.ts';
import type { ValuePath, YamlFile } from './yaml-file.ts';

/** What a zod refusal is about: the file, the value's path in it, its schema, and how the author knows the place. */
export type SchemaSubject = {
  file: YamlFile;
  path: ValuePath;
  schema: z.ZodType;
  /** The noun for the subject, such as `faq` or `site.yaml`. */
  name: string;
  context?: string | undefined;
  /** Where a field of that name would belong instead, if anywhere. */
  ownerOf?: (field: string) => string | undefined;
};

/** Turns zod's issues into problems at their places, one a mistake. */
export function schemaProblems(subject: SchemaSubject, value: unknown, issues: readonly z.core.$ZodIssue[]): Problem[] {
  const unknownFields = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  const explained = new Set<string>();
  const problems = unknownFields.map((path) => unknownField(subject, value, path, explained));
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys' || explained.has(issue.path.join('.'))) continue;
    problems.push(fieldProblem(subject, value, issue));
  }
  return problems;
}

function unknownField(subject: SchemaSubject, value: unknown, path: PropertyKey[], explained: Set<string>): Problem {
  const field = String(path.at(-1));
  const parent = path.slice(0, -1);
  const names = fieldNames(schemaAt(subject.schema, parent));
  const owner = subject.ownerOf?.(field);
  const present = valueAt(value, parent);
  const free = names.filter((name) => !(typeof present === 'object' && present !== null && name in present));
  const nearest = nearestName(field, free) ?? nearestName(field, names);
  if (nearest && free.includes(nearest)) explained.add([...parent, nearest].join('.'));
  const place = subject.file.locate([...subject.path, ...path], 'key');
  const line = subject.file.text.split('\n')[place.line - 1] ?? '';
  const suggestion = nearest ? ` Did you mean "${nearest}"?` : owner ? ` It belongs to ${owner}.` : '';
  return createProblem({
    code: 'unknown-field',
    place,
    text: subject.file.text,
    context: subject.context,
    message: `"${field}" is not a field of ${parent.length > 0 ? `"${String(parent.findLast((step) => typeof step === 'string'))}" in ${subject.name}` : subject.name}.${suggestion}`,
    hint: `Fields: ${names.filter((name) => name !== 'type').join(', ')}.`,
    ...(nearest && { fix: `${line.slice(0, place.column - 1)}${nearest}${line.slice(place.column - 1 + place.length)}`.trim() }),
  });
}

function fieldProblem(subject: SchemaSubject, value: unknown, issue: z.core.$ZodIssue): Problem {
  const path = [...subject.path, ...issue.path];
  const field = String(issue.path.findLast((step) => typeof step === 'string') ?? subject.name);
  const found = valueAt(value, issue.path);
  const base = { text: subject.file.text, context: subject.context };
  if (found === undefined) {
    const description = describeField(schemaAt(subject.schema, issue.path));
    const parent = issue.path.slice(0, -1).findLast((step) => typeof step === 'string');
    return createProblem({
      ...base,
      code: 'missing-field',
      place: subject.file.locate(path.slice(0, -1), 'value'),
      message: `${parent === undefined ? capitalize(subject.name) : `"${String(parent)}" in ${subject.name}`} needs "${field}".${description ? ` ${description}` : ''}`,
      hint: issue.code === 'custom' ? `Accepted: ${issue.message}.` : `Add a line: ${field}: …`,
    });
  }
  if (found === null) {
    return createProblem({
      ...base,
      code: 'empty-field',
      place: subject.file.locate(path, 'key'),
      message: `"${field}" is empty.`,
      hint: 'Write a value after the colon, or remove the line.',
    });
  }
  const place = subject.file.locate(path, 'value');
  const written = (subject.file.text.split('\n')[place.line - 1] ?? '').slice(place.column - 1, place.column - 1 + place.length);
  return createProblem({ ...base, place, ...describeMismatch({ field, found, written }, issue) });
}

function valueAt(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined), value);
}

const capitalize = (name: string): string => (/^(the|a) /.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name);
