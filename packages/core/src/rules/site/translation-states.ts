import { pathWithoutLanguage } from '../../content/find/divide-by-language.ts';
import type { ViewOfLanguage } from '../../content/site-parts.ts';
import { valueAt } from '../../content/validate/schema-subject.ts';
import { stateOfFields, stateOfOriginal } from '../../content/validate/translation/merge-own.ts';
import type { ValidPage } from '../../content/validate/validate-page.ts';
import { isPreset } from '../../content/validate/validate-page.ts';
import { labelsOf } from '../../schema/types/type-labels.ts';
import { memoizeByKey } from '../../text/memoize.ts';
import type { SourceFile, ValuePath } from '../../yaml/yaml-file.ts';
import type { RuleInput } from './rule-input.ts';

/** A page file in a language, and its original when there is one. */
type TranslatedPage = { code: string; page: ValidPage; original: ValidPage | undefined };

/** Returns the pages of the default language, the first of each file, by the path of the file. */
export const originalPages = ({ pages }: Pick<RuleInput, 'pages'>): ReadonlyMap<string, ValidPage> =>
  memoizeByKey(originals, pages, () => findOriginals(pages));

const originals = new WeakMap<readonly ValidPage[], ReadonlyMap<string, ValidPage>>();

function findOriginals(pages: readonly ValidPage[]): ReadonlyMap<string, ValidPage> {
  const found = new Map<string, ValidPage>();
  for (const page of pages)
    if (page.language === undefined && !isPreset(page) && !found.has(page.source.path)) found.set(page.source.path, page);
  return found;
}

/** Returns the page files of the other languages, each once, with their originals. */
function translatedPages(site: Pick<RuleInput, 'pages'>): TranslatedPage[] {
  const byPath = originalPages(site);
  const found = new Map<string, TranslatedPage>();
  for (const page of site.pages) {
    const { language: code, isFallback, source } = page;
    if (code === undefined || isFallback || found.has(source.path)) continue;
    found.set(source.path, { code, page, original: byPath.get(pathWithoutLanguage(source.path, code)) });
  }
  return [...found.values()];
}

/** A translation, and the state of its original. */
export type TranslationState = {
  /** Its name in a sentence, such as `page "Contact"`. */
  name: string;
  file: SourceFile;
  /** The path of its fields in the file. */
  path: ValuePath;
  /** The field in the first line of the translation; undefined when it has the file to itself. */
  first?: string;
  /** The state of the original when it was translated, as written. */
  translated: string | undefined;
  /** The state of the original now. Undefined when there is no original. */
  state: string | undefined;
  /** The file of the original, which may be missing. */
  original: string;
};

/** Returns every translation of a page, shared block, record, type and of the settings. Several rules look at them. */
export const translationStates = (site: RuleInput): readonly TranslationState[] =>
  memoizeByKey(known, site, () => [
    ...pageStates(site),
    ...site.translations.flatMap((view) => [
      ...sharedStates(view, site),
      ...recordStates(view, site),
      ...typeStates(view, site),
      ...settingsStates(view, site),
    ]),
  ]);

const known = new WeakMap<RuleInput, readonly TranslationState[]>();

const pageStates = (site: RuleInput): TranslationState[] =>
  translatedPages(site).flatMap(({ code, page, original }) =>
    page.fields
      ? {
          name: `page "${page.name}"`,
          file: page.file,
          path: [],
          first: 'path',
          translated: page.fields.translated,
          state: original && stateOfOriginal(original.file),
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
      state: original && stateOfOriginal(original.file),
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
