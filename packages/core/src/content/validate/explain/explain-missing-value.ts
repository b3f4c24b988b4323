import { stringify } from 'yaml';
import type { z } from 'zod';
import { createProblem } from '../../../problems/create-problem.ts';
import type { Problem } from '../../../problems/problem.ts';
import { describeInYaml, planAt } from '../../../schema/field-plan.ts';
import { correctionAt, indexOf, inQuotes } from '../../../yaml/source-lines.ts';
import type { ValuePath } from '../../../yaml/yaml-file.ts';
import { sampleOf } from '../sample-value.ts';
import { fieldAt, partNameAtStart, type SchemaSubject, valueAt } from '../schema-subject.ts';

/** Explains a missing required field. */
export function explainMissingValue(subject: SchemaSubject, issue: z.core.$ZodIssue): Problem {
  const field = fieldAt(issue.path) ?? subject.name;
  const parent = issue.path.slice(0, -1);
  const plan = planAt(subject.plan, issue.path);
  const isOneOfSeveral = issue.code === 'custom' && /^exactly one of /.test(issue.message);
  const needs = isOneOfSeveral ? `${issue.message}.` : `"${field}". ${plan ? describeInYaml(plan) : ''}`.trim();
  const accepted = issue.code === 'custom' && !isOneOfSeveral ? `Accepted: ${issue.message}. ` : '';
  const text = subject.file.readText();
  const around = subject.file.locate([...subject.path, ...parent], 'value');
  const where = text[indexOf(text, around)] === '{' ? 'Write between the braces' : 'Add a line';
  return createProblem({
    text,
    context: subject.context,
    code: 'missing-field',
    place: subject.file.locate([...subject.path, ...(parent.length === 0 ? headOf(subject) : parent)], 'value'),
    message: `${partNameAtStart(subject, parent)} needs ${needs}`,
    hint:
      replacedHint(subject, issue.path) ??
      outdentedHint(subject, issue.path) ??
      `${accepted}${where}: ${field}: ${sampleOf(planAt(subject.plan, issue.path))}`,
  });
}

/** Explains a value that a shared block has, when the page replaces the group around the value and leaves the value out. */
function replacedHint({ shared }: SchemaSubject, path: readonly PropertyKey[]): string | undefined {
  // Entries of two lists at the same index have nothing to do with each other.
  const value = path.some((step) => typeof step === 'number') ? undefined : shared && valueAt(shared.values, path);
  if (!shared || value === undefined) return undefined;
  const field = String(path.at(-1));
  const line = typeof value === 'object' ? `Repeat "${field}" here` : `Add a line: ${field}: ${stringify(value).trim()}`;
  return `"${String(path[0])}" replaces that of the shared block "${shared.name}" as a whole. ${line}, as in shared/${shared.name}.yaml.`;
}

/** Explains a field that is missing in an entry of a list, when the fields around the list have one of the same name after the entry. */
function outdentedHint({ file, path }: SchemaSubject, at: readonly PropertyKey[]): string | undefined {
  const field = at.at(-1);
  const index = at.findLastIndex((step) => typeof step === 'number');
  if (typeof field !== 'string' || index !== at.length - 2) return undefined;
  const around = valueAt(file.value, [...path, ...at.slice(0, index - 1)]);
  if (typeof around !== 'object' || around === null || !Object.hasOwn(around, field)) return undefined;
  const outer = file.locate([...path, ...at.slice(0, index - 1), field], 'key');
  const entry = file.locate([...path, ...at.slice(0, -1)], 'value');
  if (outer.line <= entry.line || entry.column <= outer.column) return undefined;
  return `If "${field}" on line ${outer.line} belongs to this entry, put ${entry.column - outer.column} more spaces before it. Otherwise add a line: ${field}: …`;
}

/** Returns the path to report at: the type of a block, or else the subject itself. */
function headOf({ file, path }: SchemaSubject): ValuePath {
  const value = valueAt(file.value, path);
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'type') ? ['type'] : [];
}

/** Explains a field without a value, or with a value that starts with # and is therefore a comment. */
export function explainEmptyValue(subject: SchemaSubject, path: readonly PropertyKey[], isOptional: boolean): Problem {
  const { file, context } = subject;
  const field = fieldAt(path) ?? subject.name;
  const plan = planAt(subject.plan, path);
  const place = file.locate([...subject.path, ...path], 'key');
  const line = file.readText().split('\n')[place.line - 1]?.trimEnd() ?? '';
  const [, lead = '', value] = /^(.*?\S:[ \t]+|[ \t]*-[ \t]+)(#\S.*)$/s.exec(line) ?? [];
  if (value === undefined || lead.length < place.column - 1) {
    return createProblem({
      text: file.readText(),
      context,
      code: 'empty-field',
      place,
      message: `"${field}" is empty.`,
      hint: isOptional
        ? 'Write a value after the colon, or remove the line.'
        : `Write a value after the colon: ${field}: ${sampleOf(plan)}`,
    });
  }
  const hash = { ...place, column: lead.length + 1, length: value.length };
  return createProblem({
    text: file.readText(),
    context,
    code: 'hash-without-quotes',
    place: hash,
    message: `"${field}" is empty, because # starts a comment in YAML.`,
    hint: `Put ${value} in quotes.`,
    ...correctionAt(file.readText(), hash, inQuotes(value)),
  });
}
