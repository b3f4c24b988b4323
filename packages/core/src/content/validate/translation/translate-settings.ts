import { isGroup } from '../../../model/is-group.ts';
import { createProblem } from '../../../problems/create-problem.ts';
import type { Problem } from '../../../problems/problem.ts';
import { planOf } from '../../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../../schema/content-schemas.ts';
import { type FieldPlan, fieldNames, planAt } from '../../../schema/field-plan.ts';
import type { SiteSettings } from '../../../schema/site-settings.ts';
import type { YamlFile } from '../../../yaml/yaml-file.ts';
import { schemaProblems } from '../explain/schema-problems.ts';
import { renameInSettings } from '../rename-fields.ts';
import type { ValidSettings } from '../validate-settings.ts';
import { mergeOwn, ownIssues, withoutPaths } from './merge-own.ts';

/** The settings in a language: those of `site.yaml` with the fields of `site.<code>.yaml` in their places. */
export type TranslatedSettings = {
  settings: SiteSettings | undefined;
  /** The file of the language, and its fields that are valid. Undefined for a language without such a file. */
  own: { file: YamlFile; values: Readonly<Record<string, unknown>>; translated?: string } | undefined;
  problems: Problem[];
};

type Subject = { code: string; base: ValidSettings; schemas: ContentSchemas };

/** Validates `site.<code>.yaml` and merges it into the settings. A wrong field has the value of `site.yaml`. */
export function translateSettings(written: YamlFile | undefined, { code, base, schemas }: Subject): TranslatedSettings {
  if (!written || written.problems.length > 0)
    return { settings: inLanguage(base.settings, code), own: undefined, problems: written?.problems ?? [] };
  const { file, problems: renamed } = renameInSettings(written, schemas);
  const { translated, ...fields }: Record<string, unknown> = isGroup(file.value) ? file.value : {};
  const plan = planOf(schemas.siteSchema);
  const wrongFile = isGroup(file.value) || file.value === null ? [] : [noFields(file, plan)];
  const refused = notTranslatable(fields, (path) => planAt(plan, path) !== undefined);
  const accepted = withoutPaths(fields, refused);
  const merged = mergeOwn(base.file.value, accepted);
  const result = schemas.siteSchema.safeParse(merged);
  const issues = result.success ? [] : ownIssues(result.error.issues, accepted);
  const name = `site.${code}.yaml`;
  const values = withoutPaths(
    accepted,
    issues
      .flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]))
      .map(firstSteps),
  );
  const valid = issues.length === 0 ? result : schemas.siteSchema.safeParse(mergeOwn(base.file.value, values));
  return {
    settings: inLanguage(valid.data ?? base.settings, code),
    own: { file, values, ...(typeof translated === 'string' && { translated }) },
    problems: [
      ...renamed,
      ...wrongFile,
      ...refused.map((path) => refusal(file, path, plan)),
      ...schemaProblems({ file, path: [], plan, name }, merged, issues),
    ],
  };
}

const inLanguage = (settings: SiteSettings | undefined, language: string): SiteSettings | undefined =>
  settings && { ...settings, language };

/** A wrong value is left out with the field of `site.yaml` that contains it, or with the group below it: `mail.messages`. */
const firstSteps = (path: readonly PropertyKey[]): string[] => path.slice(0, 2).map(String);

const refusal = (file: YamlFile, path: readonly string[], plan: FieldPlan): Problem =>
  createProblem({
    code: 'not-translatable',
    place: file.locate(path, 'key'),
    text: file.readText(),
    message: `"${path.join('.')}" is the same in all languages, so it belongs in site.yaml.`,
    hint: `Remove it here. A language can have its own: ${translatableNames(plan).join(', ')}.`,
  });

const noFields = (file: YamlFile, plan: FieldPlan): Problem =>
  createProblem({
    code: 'wrong-type',
    place: file.locate([], 'value'),
    text: file.readText(),
    message: 'This file must contain fields of site.yaml, and contains something else.',
    hint: `Write the translated fields as in site.yaml: ${translatableNames(plan).join(', ')}.`,
  });

/**
 * The settings that a language may have of its own: what visitors read, and the targets of its links. True for a field with
 * everything in it.
 */
const translatable: Translatable = {
  translated: true,
  brand: true,
  company: true,
  navigation: true,
  footer: true,
  topBar: true,
  settings: true,
  mail: { thankYou: true, messages: true },
  messages: true,
  consent: true,
};

type Translatable = { readonly [Field in string]: true | Translatable };

/** Returns the names of the settings that a language may have of its own, for messages. */
const translatableNames = (plan: FieldPlan): string[] => fieldNames(plan).filter((name) => Object.hasOwn(translatable, name));

/** Returns the paths of fields that a language cannot have of its own. Leaves out names that `isField` does not know. */
const notTranslatable = (value: unknown, isField: (path: readonly string[]) => boolean): string[][] =>
  inside(value, translatable, [], isField);

function inside(
  value: unknown,
  accepted: Translatable,
  path: readonly string[],
  isField: (path: readonly string[]) => boolean,
): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, field]): string[][] => {
    const at = [...path, name];
    const known = Object.hasOwn(accepted, name) ? accepted[name] : undefined;
    if (known === undefined) return isField(at) ? [at] : [];
    return known === true ? [] : inside(field, known, at, isField);
  });
}
