import { z } from 'zod';
import type { LanguageSettings } from '../../model/languages.ts';
import type { Problem } from '../../problems/problem.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { languagesSchema } from '../../schema/languages.ts';
import type { SiteSettings } from '../../schema/site-settings.ts';
import { canonicalCode, isKnownLanguage, languageCode } from '../../text/language-code.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import { schemaProblems } from './explain/schema-problems.ts';
import { validParts } from './nested-entries.ts';
import { renameInSettings } from './rename-fields.ts';

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
    { file: withLanguage(file), path: [], plan: planOf(siteSchema), name: 'site.yaml', isBlockType: schemas.isBlockType },
    value,
    result.error.issues,
  );
  return { settings: undefined, parts: validParts(planOf(siteSchema), value), file, problems: [...renamed, ...problems] };
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

const partsSchema = z.object({ language: z.string().catch('en'), languages: languagesSchema.catch({}) });

/**
 * Returns what `site.yaml` says of languages, as far as it can be read while another part of it is wrong. Leaves out names that
 * cannot be a code, which the rule `wrong-language` reports.
 */
export function languageSettings({ settings, parts, file }: ValidSettings): LanguageSettings {
  const { language, languages } = settings ?? partsSchema.catch(() => fromText(file.readText())).parse(parts);
  return { language, languages: Object.fromEntries(Object.entries(languages).filter(([code]) => languageCode.test(code))) };
}

/** Reads the codes from the text of a file with a syntax error, so that pages of a language are not taken for others. */
function fromText(text: string): LanguageSettings {
  const [, lines = ''] = /^languages:[ \t]*\r?\n((?:[ \t]+.*\r?\n?|\r?\n)*)/m.exec(text) ?? [];
  const [, indent = ''] = /^([ \t]+)\S/.exec(lines) ?? [];
  const codes = [...lines.matchAll(/^([ \t]+)([A-Za-z-]+):/gm)].flatMap(([, before, code]) => (before === indent && code ? [code] : []));
  return {
    language: canonicalCode(/^language:[ \t]*["']?([A-Za-z-]+)/m.exec(text)?.[1] ?? 'en'),
    languages: languagesSchema.parse(Object.fromEntries(codes.map((code) => [code, { name: code }]))),
  };
}
