/** A number as people write it. */
export type WrittenNumber = {
  /** The numbers that it can mean, as YAML writes them, the likelier one first. Empty when the digits make no number. */
  readings: string[];
  /** What is written after the digits, such as `%` or `Mio.`. */
  suffix: string;
};

/** What may be before the digits: a currency, `ca.`, `~`. And what may be after them, up to twelve characters. */
const parts = /^(?:[^\d\s+.,-][^\d+-]{0,4}?)?\s*(?:([+-])\s*)?(\d(?:[\d.,'’ ]*\d)?)\s*([^\d\s][^\d]{0,11})?$/u;

/**
 * Returns the numbers that a text can mean. In German, French and most other languages a comma is before decimals and points
 * are between thousands; in English it is the other way round. Undefined for a text that is not one number.
 */
export function readNumber(written: string, language: string | undefined): WrittenNumber | undefined {
  const text = written.normalize('NFKC').replaceAll('−', '-').trim();
  const [, sign = '', digits, suffix = ''] = parts.exec(text) ?? [];
  if (digits === undefined) return undefined;
  // "29,-" and "499/-" are prices without cents.
  const isWhole = /^[.,][-–—](?!\S)/.test(suffix);
  const readings = readingsOf(withoutSpaces(digits), isWhole || hasDecimalComma(language))
    .filter((reading) => !isWhole || !reading.includes('.'))
    .map((reading) => `${sign.replace('+', '')}${reading}`);
  return { readings, suffix: suffix.replace(/^[.,]?[-–—](?!\S)|^\/-$/, '').trim() };
}

/** Writes a number so that nobody takes its point for one between thousands: `1.2990` for `1.299`. */
export const withClearDecimals = (reading: string): string => (/^-?\d{1,3}\.\d{3}$/.test(reading) ? `${reading}0` : reading);

/** True for a number whose point may be one between thousands: `1.299`. */
export const hasThousandsPoint = (written: string): boolean => /^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(written);

/** True when a comma is before decimals in a language. */
export const hasDecimalComma = (language = 'en'): boolean =>
  new Intl.NumberFormat(language).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',');

/** Removes spaces and apostrophes between thousands. */
const withoutSpaces = (digits: string): string =>
  /^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?$/u.test(digits) ? digits.replaceAll(/[ '’]/gu, '') : digits;

function readingsOf(digits: string, isComma: boolean): string[] {
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (last < 0) return /^\d+$/.test(digits) ? [digits] : [];
  const separator = digits.charAt(last);
  const before = digits.slice(0, last);
  const after = digits.slice(last + 1);
  const isOnly = !/[.,]/.test(before);
  if (!/^\d+$/.test(after)) return [];
  if (!isOnly && !before.includes(separator)) {
    const whole = withoutThousands(before, separator === ',' ? '.' : ',');
    return whole === undefined ? [] : [`${whole}.${after}`];
  }
  const whole = withoutThousands(digits, separator);
  if (!isOnly) return whole === undefined ? [] : [whole];
  const decimal = `${before}.${after}`;
  // Three digits after the only comma or point.
  if (whole !== undefined) return isComma ? [whole, decimal] : [separator === ',' ? whole : decimal];
  return isComma || separator === '.' ? [decimal] : [decimal, `${before}${after}`];
}

/** Removes the commas or points between thousands. Before the last three digits, commas may also be between every two: between lakhs and crores. Undefined when they are elsewhere. */
function withoutThousands(digits: string, separator: string): string | undefined {
  const isGrouped =
    separator === ',' ? /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d?(?:,\d\d)*,\d{3}$/.test(digits) : /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(digits);
  return isGrouped ? digits.replaceAll(separator, '') : undefined;
}
