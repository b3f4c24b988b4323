/**
 * Reads a number as people write it: with the decimal point or comma of their language, or the other one, and with thousands in
 * groups. Undefined for a text that is none. `1.299` is 1299 in German and 1.299 in English.
 */
export function readNumber(text: string, language: string): number | undefined {
  const [group, decimal] = language === 'de' ? ['.', ','] : [',', '.'];
  const compact = text.replaceAll(/[\s'’\u00A0\u202F]/g, '').replace(/^\u2212/, '-');
  const digits = compact.replace(/^-/, '');
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?$/.test(digits) && digits.indexOf(group) > 0;
  const plain = isGrouped ? compact.replaceAll(group, '').replace(decimal, '.') : compact.replace(',', '.');
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** Writes a number with the decimal point or comma of a language. */
export const writeNumber = (number: number, language: string): string =>
  language === 'de' ? String(number).replace('.', ',') : String(number);
