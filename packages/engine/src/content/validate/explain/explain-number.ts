import { z } from 'zod';
import { accepts } from '../../../field-kinds/accepts.ts';
import { type Explanation, type Mismatch, show } from '../../../field-kinds/explain/mismatch.ts';
import { unwrapSchema } from '../../../schema/fields/unwrap-schema.ts';
import { hasDecimalComma, readNumber, type WrittenNumber, withClearDecimals } from '../../../text/written-number.ts';
import { rangeOf } from './number-range.ts';

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
  const { field, schema, siblings, isInBraces, corrected, safeFix, language } = mismatch;
  const accepted = isWhole(schema) ? 'a whole number' : 'a number';
  const isText = typeof mismatch.found === 'string';
  const isPlain = isText && found.trim() !== '' && Number.isFinite(Number(found));
  const number = acceptedReadings(found, { schema, language, hasSuffix: siblings.includes('suffix') });
  const [reading, other] = number.readings;
  if (isPlain && accepts(schema, Number(found)) && other === undefined) {
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
    fix: corrected(reading),
  };
}

/** Asks which of two numbers is meant, with the line for each. */
export function askWhich(field: string, shown: string, first: string, second: string): Explanation {
  return {
    code: 'ambiguous-number',
    message: `"${field}" must be a number, and ${shown} can mean ${first} or ${second}.`,
    hint: `Write ${field}: ${withClearDecimals(first)}, or ${field}: ${withClearDecimals(second)}.`,
  };
}

/** A field for a number. `hasSuffix` is true when a field beside it has the text after the number. */
type NumberField = { schema: unknown; language: string | undefined; hasSuffix: boolean };

/** Returns the numbers that a text can mean and that the field accepts. */
export function acceptedReadings(written: string, { schema, language, hasSuffix }: NumberField): WrittenNumber {
  const isAccepted = (reading: string): boolean => accepts(schema, Number(reading));
  // What makes no sense in the language of the site may be written as in another one.
  for (const code of [language, hasDecimalComma(language) ? 'en' : 'de']) {
    const number = readNumber(written, code);
    if (!number) return { readings: [], suffix: '' };
    const { readings, suffix } = hasSuffix ? number : inUnits(number);
    const fitting = readings.filter(isAccepted);
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
function howToWrite({ schema }: Mismatch): Pick<Explanation, 'hint'> {
  const { hint } = rangeOf(schema);
  return { hint: `Write digits only${isWhole(schema) ? '' : ', with a point before decimals'}.${hint ? ` ${hint}` : ''}` };
}

/** True for the schema of a whole number. */
export function isWhole(schema: unknown): boolean {
  const wanted = unwrapSchema(schema);
  return wanted instanceof z.ZodNumber && wanted.isInt;
}
