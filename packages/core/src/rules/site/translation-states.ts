import { pathWithoutLanguage } from '../../content/find/divide-by-language.ts';
import { isPreset } from '../../content/presets.ts';
import type { ViewOfLanguage } from '../../content/site-parts.ts';
import { valueAt } from '../../content/validate/schema-subject.ts';
import { stateOfFields, stateOfOriginal } from '../../content/validate/translation/merge-own.ts';
import type { PageSummary } from '../../content/validate/validate-page.ts';
import { labelsOf } from '../../schema/types/type-labels.ts';
import type { RuleInput, TranslationState } from './rule-input.ts';

/** Returns the pages of the default language, the first of each file, by the path of the file. */
export function originalPages<Page extends PageSummary>(pages: readonly Page[]): ReadonlyMap<string, Page> {
  const found = new Map<string, Page>();
  for (const page of pages)
    if (page.language === undefined && !isPreset(page) && !found.has(page.source.path)) found.set(page.source.path, page);
  return found;
}

/** Returns every translation of a page, shared block, record, type and of the settings. */
export const findTranslationStates = (site: RuleInput): TranslationState[] =>
  site.translations.length === 0
    ? []
    : [
        ...pageStates(site),
        ...site.translations.flatMap((view) => [
          ...sharedStates(view, site),
          ...recordStates(view, site),
          ...typeStates(view, site),
          ...settingsStates(view, site),
        ]),
      ];

/** Returns the states of the page files of the other languages, each once. */
function pageStates(site: RuleInput): TranslationState[] {
  const originals = originalPages(site.pageSummaries);
  const found = new Map<string, TranslationState[]>();
  for (const { name, file, fields, language: code, isFallback, source } of site.pageSummaries) {
    if (code === undefined || isFallback || found.has(source.path)) continue;
    const original = pathWithoutLanguage(source.path, code);
    const page = originals.get(original);
    const states = { translated: fields?.translated, state: page && site.stateOf(page), original };
    found.set(source.path, fields ? [{ name: `page "${name}"`, file, path: [], first: 'path', ...states }] : []);
  }
  return [...found.values()].flat();
}

const sharedStates = ({ shared }: ViewOfLanguage, site: RuleInput): TranslationState[] =>
  shared.flatMap(({ name, file, isValid }) => {
    if (!isValid) return [];
    const original = site.shared.find((block) => block.name === name);
    return {
      name: `shared block "${name}"`,
      file,
      path: [],
      first: 'type',
      translated: textOf(valueAt(file.value, ['translated'])),
      state: original && stateOfOriginal(original.file.readText()),
      original: `shared/${name}.yaml`,
    };
  });

function recordStates({ translations }: ViewOfLanguage, { collections }: RuleInput): TranslationState[] {
  const originals = new Map(
    collections.flatMap(({ name, file, records }) =>
      records.map(({ key, path }) => [`${name}/${key}`, { file, value: valueAt(file.value, path) }] as const),
    ),
  );
  return translations.flatMap(({ records }) =>
    records.flatMap(({ collection, key, file, path, fields, translated }): TranslationState[] => {
      const original = originals.get(`${collection}/${key}`);
      // Without fields, the record is the same in this language.
      if (!original || Object.keys(fields).length === 0) return [];
      return [
        {
          name: `record "${key}" of ${collection}`,
          file,
          path,
          translated,
          ...(path.length > 0 && { first: 'id' }),
          state: stateOfFields(original.value, fields),
          original: original.file.displayPath,
        },
      ];
    }),
  );
}

const typeStates = ({ types }: ViewOfLanguage, { schemas }: RuleInput): TranslationState[] =>
  types.flatMap(({ name, file, labels, translated, problems }): TranslationState[] => {
    const type = name === undefined ? undefined : schemas.types[name];
    if (!type || problems.length > 0 || Object.keys(labels).length === 0) return [];
    return [
      {
        name: `the type ${name}`,
        file,
        path: [],
        translated,
        state: stateOfFields(labelsOf(type), labels),
        original: type.source,
      },
    ];
  });

const settingsStates = ({ settings: { own } }: ViewOfLanguage, { settingsFile }: RuleInput): TranslationState[] =>
  own && Object.keys(own.values).length > 0
    ? [
        {
          name: 'the settings',
          file: own.file,
          path: [],
          translated: own.translated,
          state: stateOfFields(settingsFile.value, own.values),
          original: 'site.yaml',
        },
      ]
    : [];

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
