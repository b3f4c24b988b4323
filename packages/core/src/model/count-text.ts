import type { CountText } from '../strings/index.ts';

/** Returns the form of a text for a number, by the plural rules of `language`. */
export const formFor = (text: CountText, count: number, language: string): string =>
  text[new Intl.PluralRules(language).select(count)] ?? text.other;

/** Returns the form of a text for a number, with the number as the language writes it. */
export const fillInCount = (text: CountText, count: number, language: string): string =>
  formFor(text, count, language).replace('{count}', () => count.toLocaleString(language));
