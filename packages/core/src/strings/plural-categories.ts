/** Returns the plural categories of a language, such as `one` and `other`. */
export const pluralCategories = (language: string): Intl.LDMLPluralRule[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;
