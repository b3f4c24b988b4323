/**
 * Reads a number as people write it: with the decimal point or comma of their language, or the other one, and with thousands in
 * groups. Undefined for a text that is none. `1.299` is 1299 in German and 1.299 in English.
 */
export function readNumber(text: string, language: string): number | undefined {
  const compact = text.replaceAll(/[\s'’\u00A0\u202F]/g, '').replace(/^\u2212/, '-');
  const digits = compact.replace(/^-/, '');
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')];
  // With both, the last one is before decimals in every language.
  const isComma = comma >= 0 && point >= 0 ? comma > point : language === 'de';
  const [group, decimal] = isComma ? ['.', ','] : [',', '.'];
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?$/.test(digits) && digits.indexOf(group) > 0;
  const plain = isGrouped ? compact.replaceAll(group, '').replace(decimal, '.') : compact.replace(',', '.');
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** What a number must not be below or above. Undefined for no limit. */
type Limits = { minimum: number | undefined; maximum: number | undefined };

/** Reads a number as `readNumber`. One beyond the limits is read as in the other language if it is within them then: a latitude of 48,137 is none of 48137 degrees. */
export function readWithin(text: string, language: string, { minimum = -Infinity, maximum = Infinity }: Limits): number | undefined {
  const read = readNumber(text, language);
  const isWithin = (number: number | undefined): boolean => number !== undefined && number >= minimum && number <= maximum;
  if (read === undefined || isWithin(read)) return read;
  const other = readNumber(text, language === 'de' ? 'en' : 'de');
  return isWithin(other) ? other : read;
}

/** True for an amount of a currency with three digits after its decimal point or comma, which may be one between thousands. */
export function isUnclearAmount(number: string, language: string, unit = ''): boolean {
  if (!/^[A-Z]{3}$/.test(unit) || !(language === 'de' ? /^[1-9]\d{0,2},\d{3}$/ : /^[1-9]\d{0,2}\.\d{3}$/).test(number)) return false;
  return (new Intl.NumberFormat('en', { style: 'currency', currency: unit }).resolvedOptions().maximumFractionDigits ?? 2) < 3;
}

/** Writes a number with the decimal point or comma of a language. */
export const writeNumber = (number: number, language: string): string =>
  language === 'de' ? String(number).replace('.', ',') : String(number);

/** Returns a number as it is typed without its unit, such as a currency, its sign or its name. A price may end in a dash: `45,-`, `499/-`. */
export function withoutUnit(text: string, unit: string | undefined): string {
  if (unit === undefined) return text.trim();
  const names = /^[A-Z]{3}$/.test(unit) ? namesOf(unit) : [];
  const number = [unit, ...names].reduce((rest, one) => rest.replace(one, ''), text).trim();
  return names.length > 0 ? number.replace(/(?:[.,][-–—]|\/-)$/, '') : number;
}

/** Returns the sign of a currency, and its name without the country, in both languages of the editor. */
function namesOf(currency: string): string[] {
  const written = (language: string, currencyDisplay: 'narrowSymbol' | 'name', amount: number): string | undefined => {
    const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 }).formatToParts(
      amount,
    );
    return parts
      .find(({ type }) => type === 'currency')
      ?.value.split(' ')
      .at(-1);
  };
  const names = ['en', 'de'].flatMap((language) => [written(language, 'name', 2), written(language, 'name', 1)]);
  return [written('en', 'narrowSymbol', 0), ...names].flatMap((one) => one ?? []);
}
