import type { Problem } from '../../problems/problem.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { overrideSchema, stringsSchema } from '../../schema/strings.ts';
import type { Strings, StringTable } from '../../strings/index.ts';
import { packOf, withOverrides } from '../../strings/with-overrides.ts';
import { canonicalCode, languageCode } from '../../text/language-code.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from '../find/find-files.ts';
import { schemaProblems } from './explain/schema-problems.ts';

/** A file `strings/<language>.yaml` after validation. `overrides` has the valid texts only. */
export type ValidStrings = { language: string; file: YamlFile; overrides: StringTable; problems: Problem[] };

/** Returns the language of a file of interface texts: `en` for `strings/en.yaml`. */
export const languageOf = ({ path }: Pick<SiteFile, 'path'>): string =>
  canonicalCode(path.replace(/^strings\//, '').replace(/\.yaml$/, ''));

/** Validates a file of interface texts. */
export function validateStrings(source: SiteFile, file: YamlFile, { strings }: ContentSchemas): ValidStrings {
  const language = languageOf(source);
  const forms = languageCode.test(language) ? language : undefined;
  const schema = stringsSchema(strings, forms);
  if (file.problems.length > 0) return { language, file, overrides: {}, problems: file.problems };
  const value = file.value ?? {};
  const result = schema.safeParse(value);
  const problems = result.success
    ? []
    : schemaProblems({ file, path: [], plan: planOf(schema), name: source.path }, value, result.error.issues);
  return { language, file, overrides: validOverrides(value, strings, forms), problems };
}

/** Returns the interface texts in a language: its pack, English where there is none, and the overrides of its file. */
export function stringsOf(
  files: readonly ValidStrings[],
  language: string | undefined,
  { strings, packs }: Pick<ContentSchemas, 'strings' | 'packs'>,
): Strings {
  const table = language === undefined ? strings : withOverrides(strings, packOf(packs, language));
  return withOverrides(table, files.find((file) => file.language === language)?.overrides ?? {});
}

type LanguageOfTexts = { language: string; defaultLanguage: string | undefined };

/**
 * Returns the interface texts in one of several languages. The e-mails to the owner stay in the default language: the owner
 * reads them, and the mail service finds the address for replies by their labels.
 */
export const stringsOfLanguage = (
  files: readonly ValidStrings[],
  { language, defaultLanguage }: LanguageOfTexts,
  schemas: ContentSchemas,
): Strings => ({ ...stringsOf(files, language, schemas), ownerMail: stringsOf(files, defaultLanguage, schemas).ownerMail });

function validOverrides(value: unknown, table: StringTable, language: string | undefined): StringTable {
  const groups = Object.entries(table).map(([group, defaults]) => {
    const written: unknown = fieldOf(value, group);
    const texts = Object.entries(defaults).flatMap(([name, text]) => {
      const { success, data } = overrideSchema(text, language).safeParse(fieldOf(written, name));
      return success ? [[name, data] as const] : [];
    });
    return [group, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(groups);
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
