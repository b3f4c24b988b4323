import type { z } from 'zod';
import { accepts } from '../../../field-kinds/accepts.ts';
import { createProblem } from '../../../problems/create-problem.ts';
import type { Problem } from '../../../problems/problem.ts';
import { correction, indexOf, inQuotes } from '../../../yaml/source-lines.ts';
import type { ValuePath } from '../../../yaml/yaml-file.ts';
import { sampleOf } from '../sample-value.ts';
import { fieldAt, partOpening, type SchemaSubject, valueAt } from '../schema-subject.ts';
import { describeField, schemaAt } from '../schema-walk.ts';

/** A required field that is not written. */
export function explainMissingValue(subject: SchemaSubject, issue: z.core.$ZodIssue): Problem {
  const field = fieldAt(issue.path) ?? subject.name;
  const parent = issue.path.slice(0, -1);
  const description = describeField(schemaAt(subject.schema, issue.path));
  const isOneOfSeveral = issue.code === 'custom' && /^exactly one of /.test(issue.message);
  const needs = isOneOfSeveral ? `${issue.message}.` : `"${field}".${description ? ` ${description}` : ''}`;
  const accepted = issue.code === 'custom' && !isOneOfSeveral ? `Accepted: ${issue.message}. ` : '';
  return createProblem({
    text: subject.file.text,
    context: subject.context,
    code: 'missing-field',
    place: subject.file.locate([...subject.path, ...(parent.length === 0 ? openingOf(subject) : parent)], 'value'),
    message: `${partOpening(subject, parent)} needs ${needs}`,
    hint: `${accepted}Add a line: ${field}: ${sampleOf(schemaAt(subject.schema, issue.path))}`,
  });
}

/** What names the subject: the type of a block, or else its first line. */
function openingOf({ file, path }: SchemaSubject): ValuePath {
  const value = valueAt(file.value, path);
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'type') ? ['type'] : [];
}

/** A field with nothing behind its colon, or with something that begins with # and is a comment therefore. */
export function emptyValue(subject: SchemaSubject, path: readonly PropertyKey[]): Problem {
  const { file, context } = subject;
  const field = fieldAt(path) ?? subject.name;
  const schema = schemaAt(subject.schema, path);
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
      hint: accepts(schema, undefined)
        ? 'Write a value after the colon, or remove the line.'
        : `Write a value after the colon: ${field}: ${sampleOf(schema)}`,
    });
  }
  const what = /^#[0-9a-f]{3,8}$/i.test(value) ? 'the colour after it' : 'what follows';
  const hash = { ...place, column: lead.length + 1, length: value.length };
  const start = indexOf(file.text, hash);
  return createProblem({
    text: file.text,
    context,
    code: 'hash-without-quotes',
    place: hash,
    message: `"${field}" is empty: ${what} starts with #, which begins a comment.`,
    hint: `Put ${value} in quotes.`,
    ...correction(file.text, [start, start + value.length], inQuotes(value)),
  });
}
