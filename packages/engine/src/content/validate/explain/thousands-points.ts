import { z } from 'zod';
import { memoizeByKey } from '../../../cache/memoize-by-key.ts';
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
 * where the language has points between thousands, and for amounts, which have at most two decimals almost everywhere.
 * YAML itself reads it as a decimal number, so the schema does not see the mistake.
 */
export function thousandsPoints(subject: SchemaSubject, value: unknown): Problem[] {
  const { file } = subject;
  if (!mayHaveSome(file)) return [];
  const isAsked = hasDecimalComma(file.language);
  return numbersIn(subject.schema, value, { path: [], isAmount: false }).flatMap(({ number, schema, path, isAmount }) =>
    isAsked || isAmount ? problemOf(subject, { number, schema, path }) : [],
  );
}

const known = new WeakMap<YamlFile['readText'], { has: boolean }>();

/** True when the text of a file has such a number anywhere. Cached, because a file has many blocks. */
const mayHaveSome = ({ readText }: YamlFile): boolean =>
  memoizeByKey(known, readText, () => ({ has: /[1-9]\d{0,2}\.\d{3}(?!\d)/.test(readText()) })).has;

type At = { path: readonly PropertyKey[]; isAmount: boolean };
type FoundNumber = At & { number: number; schema: unknown };

/** Returns the numbers in a value. One beside or below a currency is an amount. */
function numbersIn(schema: unknown, value: unknown, { path, isAmount }: At): FoundNumber[] {
  if (typeof value === 'number') return unwrapSchema(schema) instanceof z.ZodNumber ? [{ number: value, schema, path, isAmount }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isBelowCurrency = isAmount || Object.hasOwn(value, 'currency');
  const entries: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([step, inner]) =>
    numbersIn(childSchema(schema, step), inner, { path: [...path, step], isAmount: isBelowCurrency }),
  );
}

function problemOf({ file, path, context, name }: SchemaSubject, { number, schema, path: at }: Omit<FoundNumber, 'isAmount'>): Problem[] {
  if (Math.abs(number) < 1 || Math.abs(number) >= 1000) return [];
  const place = file.locate([...path, ...at], 'value');
  const written = textAt(file.readText(), place);
  const whole = written.replace('.', '');
  if (!hasThousandsPoint(written) || !accepts(schema, Number(whole))) return [];
  return [createProblem({ ...askWhich(fieldAt(at) ?? name, written, whole, written), text: file.readText(), context, place })];
}
