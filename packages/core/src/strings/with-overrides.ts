import { trustType } from '../trust/trust-type.ts';
import type { LanguagePacks, Strings, StringTable } from './index.ts';

/** Returns the texts of a language, or of the language without its country. Empty when there is no pack for it. */
export function packOf(packs: LanguagePacks, language: string): StringTable {
  const [main = ''] = language.split('-');
  return { ...packs[main], ...packs[language] };
}

/** Returns all interface texts, with the valid ones of `overrides` in the places of defaults. Ignores names that the table does not have. */
export function withOverrides(table: StringTable, overrides: StringTable): Strings {
  const texts = Object.entries(table).map(([group, defaults]) => {
    const known = Object.entries(overrides[group] ?? {}).filter(([name]) => Object.hasOwn(defaults, name));
    return [group, { ...defaults, ...Object.fromEntries(known) }] as const;
  });
  return trustType<Strings>(Object.fromEntries(texts));
}
