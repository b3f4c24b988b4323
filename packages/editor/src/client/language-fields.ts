import { type Field, isGroup } from 'pagewright/fields';

/** Languages that are written in another way in a country, or in another script. */
const variants = ['de-AT', 'de-CH', 'en-GB', 'en-US', 'es-MX', 'fr-CA', 'pt-BR', 'pt-PT', 'sr-Latn', 'zh-Hans', 'zh-Hant'];

/** A language to choose: its code, and its name in the language of the person. */
export type LanguageChoice = { code: string; name: string };

const named = (language: string): Intl.DisplayNames => new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });

/** Returns what people call a language: `German` for `de`. */
export const languageName = (code: string, language: string): string => named(language).of(code) ?? code;

/** Returns the languages that people can choose, sorted by their names in `language`. */
export function languageChoices(language: string): LanguageChoice[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const names = named(language);
  const pairs = letters.flatMap((one) => letters.map((other) => one + other)).filter((code) => names.of(code) !== undefined);
  // An old code is that of another language by now: `iw` is `he`.
  const codes = new Set(Intl.getCanonicalLocales([...pairs, ...variants]));
  const choices = [...codes].map((code) => ({ code, name: names.of(code) ?? code }));
  // Two codes may have one name, as those of Akan and Twi.
  return [...new Map(choices.toReversed().map((choice) => [choice.name, choice])).values()].sort((one, other) =>
    one.name.localeCompare(other.name, language),
  );
}

type Chosen = { value: unknown; languages: readonly string[]; language: string };

/**
 * Returns the field for a language, or for the languages of a site, with names in place of codes. `languages` are the codes that the site
 * has, the default one first; `language` is that of the person.
 */
export function languageField(field: Field, { value, languages, language }: Chosen): Field {
  if (field.name === 'language') return choiceOf(field, isSeveral(languages) ? languages : codesOf(language), language);
  if (field.name !== 'languages' || field.control !== 'record' || field.values.control !== 'group') return field;
  const [original] = languages;
  const { values } = field;
  const inner = values.fields.map((one) => (one.name === 'fallback' && original ? choiceOf(one, [original], language) : one));
  return {
    ...field,
    control: 'group',
    fields: Object.keys(isGroup(value) ? value : {}).map((code) => ({
      ...values,
      fields: inner,
      name: code,
      label: languageName(code, language),
      isOptional: code !== original,
    })),
  };
}

const isSeveral = (languages: readonly string[]): boolean => languages.length > 1;

const codesOf = (language: string): string[] => languageChoices(language).map(({ code }) => code);

const choiceOf = (
  { name, label, description, isOptional, default: fallback, form, sample }: Field,
  codes: readonly string[],
  language: string,
): Field => ({
  ...{ name, label, description, isOptional, default: fallback, form, sample },
  control: 'choice',
  values: codes,
  labels: Object.fromEntries(codes.map((code) => [code, languageName(code, language)])),
});
