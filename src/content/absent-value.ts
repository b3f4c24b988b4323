import type { z } from 'zod';
import type { Problem } from '../model/problem.ts';
import { createProblem } from './create-problem.ts';
import { fieldAt, partOpening, type SchemaSubject } from './schema-subject.ts';
import { describeField, schemaAt } from './schema-walk.ts';
import { inQuotes } from './source-lines.ts';

/** A required field that is not written. */
export function absentValue(subject: SchemaSubject, issue: z.core.$ZodIssue): Problem {
  const field = fieldAt(issue.path) ?? subject.name;
  const parent = issue.path.slice(0, -1);
  const description = describeField(schemaAt(subject.schema, issue.path));
  const isOneOfSeveral = issue.code === 'custom' && /^exactly one of /.test(issue.message);
  const needs = isOneOfSeveral ? `${issue.message}.` : `"${field}".${description ? ` ${description}` : ''}`;
  const accepted = issue.code === 'custom' && !isOneOfSeveral ? ` Accepted: ${issue.message}.` : '';
  return createProblem({
    text: subject.file.text,
    context: subject.context,
    code: 'missing-field',
    place: subject.file.locate([...subject.path, ...parent], 'value'),
    message: `${partOpening(subject, parent)} needs ${needs}`,
    hint: `Add a line: ${field}: …${accepted}`,
  });
}

/** A field with nothing behind its colon, or with something that begins with # and is a comment therefore. */
export function emptyValue(subject: SchemaSubject, path: readonly PropertyKey[]): Problem {
  const { file, context } = subject;
  const field = fieldAt(path) ?? subject.name;
  const place = file.locate([...subject.path, ...path], 'key');
  const line = file.text.split('\n')[place.line - 1] ?? '';
  const [, lead = '', value] = /^(.*?\S:[ \t]+|[ \t]*-[ \t]+)(#\S.*?)\s*$/.exec(line) ?? [];
  if (value === undefined || lead.length < place.column - 1) {
    return createProblem({
      text: file.text,
      context,
      code: 'empty-field',
      place,
      message: `"${field}" is empty.`,
      hint: 'Write a value after the colon, or remove the line.',
    });
  }
  const what = /^#[0-9a-f]{3,8}$/i.test(value) ? 'the colour after it' : 'what follows';
  return createProblem({
    text: file.text,
    context,
    code: 'hash-without-quotes',
    place: { ...place, column: lead.length + 1, length: value.length },
    message: `"${field}" is empty: ${what} starts with #, which begins a comment.`,
    hint: `Put ${value} in quotes.`,
    fix: `${lead}${inQuotes(value)}`.trim(),
  });
}
