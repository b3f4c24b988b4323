import { z } from 'zod';
import { memoizeByKey } from '../../../cache/memoize.ts';
import { accepts } from '../../../field-kinds/accepts.ts';
import { createProblem } from '../../../problems/create-problem.ts';
import type { Problem } from '../../../problems/problem.ts';
import { unwrapSchema } from '../../../schema/fields/unwrap-schema.ts';
import { hasDecimalComma, hasThousandsPoint } from '../../../text/written-number.ts';
import { textAt } from '../../../yaml/source-lines.ts';
import type { YamlFile } from '../../../yaml/yaml-file.ts';
import { fieldAt, type SchemaSubject } from '../schema-subject.ts';
import { childSchema } from '../schema-walk.ts';
import { askWhich } from './explain-number.ts';

/**
 * Returns a problem for every number with three digits after its point that may be one of thousands: `1.299`. That is asked
 * where the language has points between thousands. YAML itself reads it as a decimal number, so the schema does not see the
 * mistake. A number that has an issue of the schema is left out: it is explained already.
 */
export function thousandsPoints(subject: SchemaSubject, value: unknown, issues: readonly z.core.$ZodIssue[] = []): Problem[] {
  const { file, schema } = subject;
  if (!hasDecimalComma(file.language) || !mayHaveSome(file)) return [];
  const explained = new Set(issues.map(({ path }) => path.join('.')));
  return numbersIn(schema, value, []).flatMap((found) => (explained.has(found.path.join('.')) ? [] : problemOf(subject, found)));
}

const known = new WeakMap<YamlFile['readText'], { has: boolean }>();

/** True when the text of a file has such a number anywhere. Cached, because a file has many blocks. */
const mayHaveSome = ({ readText }: YamlFile): boolean =>
  memoizeByKey(known, readText, () => ({ has: /[1-9]\d{0,2}\.\d{3}(?!\d)/.test(readText()) })).has;

type FoundNumber = { path: readonly PropertyKey[]; number: number; schema: unknown };

function numbersIn(schema: unknown, value: unknown, path: readonly PropertyKey[]): FoundNumber[] {
  if (typeof value === 'number') return unwrapSchema(schema) instanceof z.ZodNumber ? [{ number: value, schema, path }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([step, inner]) => numbersIn(childSchema(schema, step), inner, [...path, step]));
}

function problemOf({ file, path, context, name }: SchemaSubject, { number, schema, path: at }: FoundNumber): Problem[] {
  if (Math.abs(number) < 1 || Math.abs(number) >= 1000) return [];
  const place = file.locate([...path, ...at], 'value');
  const written = textAt(file.readText(), place);
  const whole = written.replace('.', '');
  if (!hasThousandsPoint(written) || !accepts(schema, Number(whole))) return [];
  return [createProblem({ ...askWhich(fieldAt(at) ?? name, written, whole, written), text: file.readText(), context, place })];
}
