import type { LanguagePacks, StringTable } from './index.ts';

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
