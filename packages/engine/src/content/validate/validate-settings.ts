import type { Problem } from '../../problems/problem.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { SiteSettings } from '../../schema/site-settings.ts';
import { canonicalCode, isKnownLanguage } from '../../text/language-code.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import { schemaProblems } from './explain/schema-problems.ts';
import { renameInSettings } from './rename-in-file.ts';
import { validParts } from './valid-parts.ts';

/** `site.yaml` after validation. Its file finds the places of renamed fields too. */
export type ValidSettings = {
  settings: SiteSettings | undefined;
  /** The valid parts of settings with a problem. */
  parts?: unknown;
  file: YamlFile;
  problems: Problem[];
};

/** Validates `site.yaml`. */
export function validateSettings(written: YamlFile, schemas: ContentSchemas): ValidSettings {
  if (written.problems.length > 0) return { settings: undefined, file: written, problems: written.problems };
  const { file: renamedFile, problems: renamed } = renameInSettings(written, schemas);
  const file = locateByCanonicalCode(renamedFile);
  const { siteSchema } = schemas;
  const value = file.value ?? {};
  const result = siteSchema.safeParse(value);
  if (result.success) return { settings: result.data, file, problems: renamed };
  const problems = schemaProblems(
    { file: withLanguage(file), path: [], schema: siteSchema, name: 'site.yaml', isBlockType: schemas.isBlockType },
    value,
    result.error.issues,
  );
  return { settings: undefined, parts: validParts(siteSchema, value), file, problems: [...renamed, ...problems] };
}

/** The settings have the codes of languages with the usual capitals: `de-AT` is found where `de-at` is written. */
function locateByCanonicalCode(file: YamlFile): YamlFile {
  const languages: unknown = Object(file.value).languages;
  const written = new Map(Object.keys(Object(languages)).map((code) => [canonicalCode(code), code]));
  if ([...written].every(([canonical, code]) => canonical === code)) return file;
  const toWritten = ([group, code, ...rest]: ValuePath): ValuePath => [
    ...(group === undefined ? [] : [group]),
    ...(code === undefined ? [] : [(group === 'languages' && written.get(String(code))) || code]),
    ...rest,
  ];
  return { ...file, locate: (path, part) => file.locate(toWritten(path), part) };
}

/** Returns the file with the language that it declares. */
function withLanguage(file: YamlFile): YamlFile {
  const language: unknown = Reflect.get(Object(file.value), 'language');
  return typeof language === 'string' && isKnownLanguage(language) ? { ...file, language } : file;
}
