import type { CountText, LanguagePacks, StringTable } from './index.ts';
import { packOf } from './with-overrides.ts';

type Defaults = { strings: StringTable; packs: LanguagePacks };

/** Returns the English texts that neither the language pack nor the file of a language has, in the order of the table. `written` is the value of the file. */
export function missingTexts({ strings, packs }: Defaults, language: string, written: unknown): StringTable {
  const pack = packOf(packs, language);
  return Object.fromEntries(
    Object.entries(strings).flatMap(([group, texts]) => {
      const own: unknown = Reflect.get(Object(written), group);
      const missing = Object.entries(texts).filter(
        ([name]) => !Object.hasOwn(pack[group] ?? {}, name) && !Object.hasOwn(Object(own), name),
      );
      return missing.length > 0 ? [[group, Object.fromEntries(missing)]] : [];
    }),
  );
}

/** Returns the names of the texts of a file that are the same as in English, as group and name. */
export function untranslatedTexts(strings: StringTable, overrides: StringTable): [group: string, name: string][] {
  const same = Object.entries(strings).flatMap(([group, texts]) =>
    Object.entries(texts).flatMap(([name, text]): { at: [string, string]; text: string | CountText }[] => {
      const own = overrides[group]?.[name];
      return own !== undefined && isSame(own, text) ? [{ at: [group, name], text }] : [];
    }),
  );
  // Single words, such as "Menu", may be the same in both languages. A file in which nothing else is English is translated.
  return same.some(({ text }) => hasSeveralWords(typeof text === 'string' ? text : text.other)) ? same.map(({ at }) => at) : [];
}

const hasSeveralWords = (text: string): boolean =>
  text
    .split(/\p{L}+/u)
    .slice(1, -1)
    .some((between) => between.includes(' '));

/** True when each form of a text is a form of the other one. */
function isSame(own: string | CountText, text: string | CountText): boolean {
  if (typeof own === 'string' || typeof text === 'string') return own === text;
  const forms = Object.values(text);
  return Object.values(own).every((form) => forms.includes(form));
}
