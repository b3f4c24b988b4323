import type { z } from 'zod';
import { type Explanation, type Mismatch, show } from '../../../field-kinds/explain/mismatch.ts';
import { createProblem } from '../../../problems/create-problem.ts';
import type { Place, Problem } from '../../../problems/problem.ts';
import { accepts, type FieldPlan, planIn } from '../../../schema/field-plan.ts';
import { decimalsOf } from '../../../schema/fields/currency.ts';
import { currenciesOf } from '../../../text/currency-symbols.ts';
import { linesOf } from '../../../text/lines-of.ts';
import { memoizeByKey } from '../../../text/memoize.ts';
import { hasDecimalComma, hasThousandsPoint, readNumber, type WrittenNumber, withClearDecimals } from '../../../text/written-number.ts';
import { textAt } from '../../../yaml/source-lines.ts';
import type { YamlFile } from '../../../yaml/yaml-file.ts';
import { fieldAt, type SchemaSubject } from '../schema-subject.ts';

/** Words after a number that say how often it counts. */
const multipliers: Readonly<Record<string, number>> = {
  k: 1000,
  tsd: 1000,
  lakh: 100_000,
  mio: 1_000_000,
  million: 1_000_000,
  millions: 1_000_000,
  crore: 10_000_000,
};

/** Explains another value for a number: a number in quotes, one in the notation of a country or with a unit, or other text. */
export function explainNumber(mismatch: Mismatch, found: string): Explanation {
  const { field, plan, siblings, isInBraces, corrected, safeFix, language } = mismatch;
  const accepted = isWhole(plan) ? 'a whole number' : 'a number';
  const isText = typeof mismatch.found === 'string';
  const isPlain = isText && found.trim() !== '' && Number.isFinite(Number(found));
  const number = acceptedReadings(found, { plan, language, hasSuffix: siblings.includes('suffix') });
  const [reading, other] = number.readings;
  if (isPlain && accepts(plan, Number(found)) && other === undefined) {
    return {
      code: 'number-in-quotes',
      message: `"${field}" must be ${accepted}, but ${show(found)} is in quotes.`,
      hint: 'Remove the quotes.',
      ...safeFix(String(Number(found))),
    };
  }
  const shown = isText ? show(found) : found;
  const message = isText
    ? `"${field}" must be ${accepted}, but ${shown} is not ${isPlain ? 'a whole number' : 'a number'}.`
    : `"${field}" must be ${accepted}; found ${shown}.`;
  if (reading === undefined) return { code: 'wrong-type', message, ...(isText && howToWrite(mismatch)) };
  if (other !== undefined) return askWhich(field, shown, reading, other);
  const { suffix } = number;
  if (suffix !== '' && siblings.includes('suffix'))
    return {
      code: 'wrong-type',
      message,
      hint: `Write only the number, and put "${suffix}" in the field "suffix".`,
      fix: isInBraces ? corrected(`${reading}, suffix: "${suffix}"`) : `${field}: ${reading}\nsuffix: "${suffix}"`,
    };
  const hasPoint = reading.includes('.') && found.includes(',');
  return {
    code: 'wrong-type',
    message,
    hint: `Write only the number${hasPoint ? ', with a point before decimals' : ''}.`,
    ...(isPriceOf(plan, found) && readNumber(found, language)?.readings.join() === reading
      ? safeFix(reading)
      : { fix: corrected(reading) }),
  };
}

/** True for a price with nothing beside its digits but the currency of its field. */
function isPriceOf(plan: FieldPlan | undefined, found: string): boolean {
  const unit = found.normalize('NFKC').replaceAll(/[\d\s.,'’+−–—-]/gu, '');
  return plan?.format?.type === 'money' && [unit, ...currenciesOf(unit)].includes(plan.format.currency);
}

/** True for an amount of a currency without thousandths, where three digits after a point may be thousands in every language. */
const isAmount = (plan: FieldPlan | undefined): boolean => plan?.format?.type === 'money' && decimalsOf(plan.format.currency) < 3;

/** Asks which of two numbers is meant, with the line for each. */
function askWhich(field: string, shown: string, first: string, second: string): Explanation {
  return {
    code: 'ambiguous-number',
    message: `"${field}" must be a number, and ${shown} can mean ${first} or ${second}.`,
    hint: `Write ${field}: ${withClearDecimals(first)}, or ${field}: ${withClearDecimals(second)}.`,
  };
}

/** A field for a number. `hasSuffix` is true when a field beside it has the text after the number. */
type NumberField = { plan: FieldPlan | undefined; language: string | undefined; hasSuffix: boolean };

/** Returns the numbers that a text can mean and that the field accepts. */
export function acceptedReadings(written: string, { plan, language, hasSuffix }: NumberField): WrittenNumber {
  const isAccepted = (reading: string): boolean => accepts(plan, Number(reading));
  // What makes no sense in the language of the site may be written as in another one.
  for (const code of [language, hasDecimalComma(language) ? 'en' : 'de']) {
    const number = readNumber(written, code);
    if (!number) return { readings: [], suffix: '' };
    const { readings: read, suffix } = hasSuffix ? number : inUnits(number);
    const readings = read.flatMap((one) => (isAmount(plan) && hasThousandsPoint(one) ? [one.replace('.', ''), one] : [one]));
    const fitting = [...new Set(readings)].filter(isAccepted);
    if (fitting.length > 0) return { readings: fitting, suffix };
    const shares = suffix === '%' ? readings.map((reading) => String(Number(reading) / 100)).filter(isAccepted) : [];
    if (shares.length > 0) return { readings: shares, suffix: '' };
  }
  return { readings: [], suffix: '' };
}

/** Returns the numbers with the word after them applied: `5k` is 5000. */
function inUnits({ readings, suffix }: WrittenNumber): WrittenNumber {
  const times = multipliers[suffix.toLowerCase().replace(/\.$/, '')];
  return times === undefined ? { readings, suffix } : { readings: readings.map((one) => String(Number(one) * times)), suffix: '' };
}

/** Returns how a number is written, with the limits of its field. */
function howToWrite({ plan }: Mismatch): Pick<Explanation, 'hint'> {
  const { hint } = rangeOf(plan);
  return { hint: `Write digits only${isWhole(plan) ? '' : ', with a point before decimals'}.${hint ? ` ${hint}` : ''}` };
}

/** True for the plan of a whole number. */
export const isWhole = (plan: FieldPlan | undefined): boolean => plan?.shape === 'number' && plan.isWhole;

/** Returns a hint with the minimum and maximum of a number. Empty when it has none. */
export const rangeOf = (plan: FieldPlan | undefined): Pick<Explanation, 'hint'> =>
  plan?.shape === 'number' && plan.minimum !== undefined && plan.maximum !== undefined
    ? { hint: `Accepted: ${plan.minimum} to ${plan.maximum}.` }
    : {};

/**
 * Returns a problem for every number with three digits after its point that may be one of thousands: `1.299`. That is asked
 * of amounts, and where the language has points between thousands. YAML itself reads it as a decimal number, so the schema does not see the
 * mistake. A number that has an issue of the schema is left out: it is explained already.
 */
export function thousandsPoints(subject: SchemaSubject, value: unknown, issues: readonly z.core.$ZodIssue[] = []): Problem[] {
  const { file, plan } = subject;
  if (!mayHaveSome(file)) return [];
  const explained = new Set(issues.map(({ path }) => path.join('.')));
  return numbersIn(plan, value, []).flatMap((found) => (explained.has(found.path.join('.')) ? [] : problemOf(subject, found)));
}

const known = new WeakMap<YamlFile['readText'], { has: boolean }>();

/** True when the text of a file has such a number anywhere. Cached, because a file has many blocks. */
const mayHaveSome = ({ readText }: YamlFile): boolean =>
  memoizeByKey(known, readText, () => ({ has: /[1-9]\d{0,2}\.\d{3}(?!\d)/.test(readText()) })).has;

type FoundNumber = { path: readonly PropertyKey[]; number: number; plan: FieldPlan };

function numbersIn(plan: FieldPlan | undefined, value: unknown, path: readonly PropertyKey[]): FoundNumber[] {
  if (typeof value === 'number') return plan?.shape === 'number' ? [{ number: value, plan, path }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([step, inner]) => numbersIn(planIn(plan, step), inner, [...path, step]));
}

function problemOf({ file, path, context, name }: SchemaSubject, { number, plan, path: at }: FoundNumber): Problem[] {
  if (Math.abs(number) < 1 || Math.abs(number) >= 1000 || !(isAmount(plan) || hasDecimalComma(file.language))) return [];
  const place = file.locate([...path, ...at], 'value');
  const written = textAt(file.readText(), place);
  const whole = written.replace('.', '');
  if (!hasThousandsPoint(written) || !accepts(plan, Number(whole))) return [];
  return [createProblem({ ...askWhich(fieldAt(at) ?? name, written, whole, written), text: file.readText(), context, place })];
}

/** A number whose comma YAML took for the end of an entry: its text, and where it is. */
export type CommaInBrackets = { written: string; place: Place };

/**
 * Returns the number with a comma that a part of it, at `place`, belongs to: `9,50 €` in `[Soup, 9,50 €]`, `4,8` in
 * `{ value: 4,8 }`. Undefined when there is none.
 */
export function commaInBrackets(text: string, place: Place): CommaInBrackets | undefined {
  const line = linesOf(text)[place.line - 1] ?? '';
  const start = place.column - 1;
  if (!/[[{]/.test(line.slice(0, start))) return undefined;
  const parts = /(?<=^|[,[\]{}"':])[^,[\]{}"':]*(?<=\d)(?:,\d[^,[\]{}"':]*)+/g;
  const found = [...line.matchAll(parts)].find(({ index, 0: all }) => index <= start && start < index + all.length);
  if (!found) return undefined;
  const written = found[0].trim();
  return { written, place: { ...place, column: found.index + found[0].indexOf(written) + 1, length: written.length } };
}
