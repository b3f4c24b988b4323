import { arabic } from './ar.ts';
import { german } from './de.ts';
import { english, englishLanguage } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hindi } from './hi.ts';
import type { LanguagePacks, StringTable, TextsOf } from './index.ts';

/** The engine's interface texts in every language that it has, by language code. Each has every text. */
export const enginePacks: LanguagePacks = {
  [englishLanguage]: english,
  ar: arabic,
  de: german,
  es: spanish,
  fr: french,
  hi: hindi,
} satisfies Readonly<Record<string, TextsOf<typeof english>>>;

/** Joins two tables. Texts of the same group and name are replaced: that is how a site words the blocks that it takes over. */
export const joinTables = (base: StringTable, own: StringTable): StringTable => ({
  ...base,
  ...Object.fromEntries(Object.entries(own).map(([group, texts]) => [group, { ...base[group], ...texts }])),
});

/** Joins the texts in other languages, language by language. */
export const joinPacks = (base: LanguagePacks, own: LanguagePacks): LanguagePacks => ({
  ...base,
  ...Object.fromEntries(Object.entries(own).map(([code, table]) => [code, joinTables(base[code] ?? {}, table)])),
});
