import { german } from './de.ts';
import { english, englishLanguage } from './en.ts';
import type { LanguagePacks, TextsOf } from './index.ts';

/** The engine's interface texts in every language that it has, by language code. Each has every text. */
export const enginePacks: LanguagePacks = {
  [englishLanguage]: english,
  de: german,
} satisfies Readonly<Record<string, TextsOf<typeof english>>>;
