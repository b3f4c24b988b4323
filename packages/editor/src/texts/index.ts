import { de } from './de.ts';
import { en, type Texts } from './en.ts';

export type { Texts } from './en.ts';

const tables: Readonly<Record<Language, Texts>> = { en, de };

/** A language of the editor. */
export type Language = 'en' | 'de';

/** Returns the texts of a language. */
export const textsOf = (language: Language): Texts => tables[language];

/** Returns the language of the editor that a browser prefers, by its header `Accept-Language`. */
export function preferredLanguage(header: string): Language {
  const codes = header.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return codes.find((code): code is Language => code === 'en' || code === 'de') ?? 'en';
}
