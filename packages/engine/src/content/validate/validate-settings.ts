import type { Problem } from '../../problems/problem.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { SiteSettings } from '../../schema/site-settings.ts';
import { languageCode } from '../../text/language-code.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
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
  const { file, problems: renamed } = renameInSettings(written, schemas);
  const { siteSchema } = schemas;
  const value = file.value ?? {};
  const result = siteSchema.safeParse(value);
  if (result.success) return { settings: result.data, file, problems: renamed };
  const problems = schemaProblems(
    { file: withLanguage(file), path: [], schema: siteSchema, name: 'site.yaml' },
    value,
    result.error.issues,
  );
  return { settings: undefined, parts: validParts(siteSchema, value), file, problems: [...renamed, ...problems] };
}

/** Returns the file with the language that it declares. */
function withLanguage(file: YamlFile): YamlFile {
  const language: unknown = Reflect.get(Object(file.value), 'language');
  return typeof language === 'string' && languageCode.test(language) ? { ...file, language } : file;
}
