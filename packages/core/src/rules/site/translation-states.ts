import { pathWithoutLanguage } from '../../content/find/divide-by-language.ts';
import { isPreset } from '../../content/presets.ts';
import type { ViewOfLanguage } from '../../content/site-parts.ts';
import { valueAt } from '../../content/validate/schema-subject.ts';
import { stateOfFields, stateOfOriginal } from '../../content/validate/translation/merge-own.ts';
import type { PageSummary } from '../../content/validate/validate-page.ts';
import { labelsOf } from '../../schema/types/type-labels.ts';
import type { RuleInput, TranslationState } from './rule-input.ts';

/** A page file in a language, and its original when there is one. */
type TranslatedPage = { code: string; page: PageSummary; original: PageSummary | undefined };

/** Returns the pages of the default language, the first of each file, by the path of the file. */
export function originalPages<Page extends PageSummary>(pages: readonly Page[]): ReadonlyMap<string, Page> {
  const found = new Map<string, Page>();
  for (const page of pages)
    if (page.language === undefined && !isPreset(page) && !found.has(page.source.path)) found.set(page.source.path, page);
  return found;
}

/** Returns the page files of the other languages, each once, with their originals. */
function translatedPages({ pageSummaries }: RuleInput): TranslatedPage[] {
  const byPath = originalPages(pageSummaries);
  const found = new Map<string, TranslatedPage>();
  for (const page of pageSummaries) {
    const { language: code, isFallback, source } = page;
    if (code === undefined || isFallback || found.has(source.path)) continue;
    found.set(source.path, { code, page, original: byPath.get(pathWithoutLanguage(source.path, code)) });
  }
  return [...found.values()];
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

const pageStates = (site: RuleInput): TranslationState[] =>
  translatedPages(site).flatMap(({ code, page, original }) =>
    page.fields
      ? {
          name: `page "${page.name}"`,
          file: page.file,
          path: [],
          first: 'path',
          translated: page.fields.translated,
          state: original && site.stateOf(original),
          original: pathWithoutLanguage(page.source.path, code),
        }
      : [],
  );

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
