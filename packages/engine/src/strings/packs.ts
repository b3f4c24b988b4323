import { arabic } from './ar.ts';
import { german } from './de.ts';
import { english, englishLanguage } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hindi } from './hi.ts';
import type { LanguagePacks, TextsOf } from './index.ts';

/** The engine's interface texts in every language that it has, by language code. Each has every text. */
export const enginePacks: LanguagePacks = {
  [englishLanguage]: english,
  ar: arabic,
  de: german,
  es: spanish,
  fr: french,
  hi: hindi,
} satisfies Readonly<Record<string, TextsOf<typeof english>>>;
