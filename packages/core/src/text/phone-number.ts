import { digitsOf } from './digits-of.ts';

/** An extension at the end of a number, in the words of several languages: `ext. 12`, `x12`, `Durchwahl 12`. */
const extension =
  /(?:(?<![\s,;.])[\s,;.]+|(?<=[\d)]))(?:ext(?:ension)?|x|durchwahl|poste|interno|anexo|ramal|anknytning)[\s.:]*(\d{1,8})$/i;

/** The letters on the keys of a phone, from 2 to 9. */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/**
 * Returns a phone number as it is dialled: the digits, with + before a country code and `;ext=` before an extension
 * (RFC 3966). A zero in brackets after a country code is for calls within the country and is left out (E.123). Letters in
 * capitals become the digits of their keys. Undefined for a text that is not a phone number.
 */
export function phoneNumber(written: string): string | undefined {
  const text = written.normalize('NFKC').trim();
  const [found, number = ''] = extension.exec(text) ?? [''];
  // "Tel." before a number, and "(mobile)" behind it, are not dialled.
  const main = text
    .slice(0, text.length - found.length)
    .replace(/^\p{L}[\p{L}.]*\s*(?::\s*)?(?=[+(\d])/u, '')
    .replace(/(?<!\s)\s*\([^()\d]+\)$/, '');
  const dialled = digitsOf(withoutTrunkZero(withKeyDigits(main.replaceAll('/', ' '))));
  if (!/^\+?\d{3,20}$/.test(dialled)) return undefined;
  return number === '' ? dialled : `${dialled};ext=${number}`;
}

/** Returns the link that calls a phone number: `tel:+4930123456` for `+49 (0)30 123456`. */
export const phoneHref = (written: string): string => `tel:${phoneNumber(written) ?? written.replaceAll(/[^+\d]/g, '')}`;

/** Replaces words in capitals after digits by the digits of their keys, as in `1-800-FLOWERS`. */
const withKeyDigits = (text: string): string =>
  /^[+\d(]/.test(text)
    ? text.replaceAll(/(?<![A-Za-z])[A-Z]{2,}(?![A-Za-z])/g, (word) => word.toLowerCase().replaceAll(/[a-z]/g, digitOf))
    : text;

const digitOf = (letter: string): string => String(keys.findIndex((letters) => letters.includes(letter)) + 2);

/** Removes the zero in brackets behind a country code. Italy and its neighbours within it dial it from abroad too. */
const withoutTrunkZero = (text: string): string => text.replace(/^((?:\+|00)\s*(?!39|378|379)[1-9]\d{0,2}[\s.-]*)\(\s*0/, '$1(');
