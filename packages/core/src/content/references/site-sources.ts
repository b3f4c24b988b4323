import type { Host } from '../../host/host.ts';
import { type Language, languagesOf } from '../../model/languages.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import { divideByLanguage, type LanguageFiles } from '../find/divide-by-language.ts';
import { findFiles, isAdded, type SiteFile, type SiteFiles } from '../find/find-files.ts';
import { readTypes } from '../record-types.ts';
import { readSiteFile } from '../site-files.ts';
import { readTranslation, type TranslationFile } from '../validate/translation/read-translation.ts';
import { type ValidCollection, validateCollection } from '../validate/validate-collection.ts';
import { nameOfFile } from '../validate/validate-entry.ts';
import { languageSettings, validateSettings } from '../validate/validate-settings.ts';
import {
  type Reference,
  referencesOfCollection,
  referencesOfPage,
  referencesOfSettings,
  referencesOfShared,
  referencesOfTranslation,
} from './find-references.ts';

/** A file of the site as written, with its placeholders and references. */
export type Source = { source: SiteFile; file: YamlFile };

/** The files of a site as written, and all references in them. */
export type SiteSources = {
  files: SiteFiles;
  /** All languages in the order of `site.yaml`. The default one has no prefix, and may be anywhere. */
  languages: Language[];
  settings: Source;
  /** The page files of the default language. */
  pages: Source[];
  /** The page files of other languages. */
  translatedPages: Source[];
  presets: Source[];
  shared: Source[];
  /** The types of records, and the files with their words in other languages. */
  types: Source[];
  collections: (Source & { collection: ValidCollection })[];
  /** The translated records in languages other than the default one. */
  translations: TranslatedSource[];
  /** In the order of the files: `site.yaml`, pages, presets, shared blocks, records. */
  references: Reference[];
  /** Every file above, and those of other languages. */
  all: Source[];
  /** Files with syntax errors, whose references are unknown. */
  unreadable: YamlFile[];
};

/** Reads every YAML file of the site in `siteDir` and finds its references. Of the files of add-ons, only `presets` has some. */
export async function readSources(host: Host, siteDir: string, code: ContentSchemas): Promise<SiteSources> {
  const found = await findFiles(host, siteDir, code);
  const { schemas } = readTypes(host, found.types, code);
  const open = (source: SiteFile): Source => ({ source, file: readSiteFile(host, source) });
  const settings = open(found.settings);
  const languages = languagesOf(languageSettings(validateSettings(settings.file, schemas)));
  const { files, byLanguage } = divideByLanguage({ all: found, languages });
  const ofLanguages = [...byLanguage].map(([code, own]) => openLanguage(code, own, open, schemas));
  const pages = files.pages.map(open);
  const allPresets = files.presets.map(open);
  const presets = allPresets.filter(({ source }) => !isAdded(source, code));
  const shared = files.shared.map(open);
  const records = files.collections.map(open);
  const collections = records.map(({ source, file }) => ({ source, file, collection: validateCollection(source, file, schemas) }));
  const types = files.types.filter((file) => !isAdded(file, code)).map(open);
  const everySource = [settings, ...pages, ...presets, ...shared, ...types, ...records, ...ofLanguages.flatMap(({ sources }) => sources)];
  const blockTypes = new Map(shared.map(({ source, file }) => [nameOfFile(source), topLevelText(file, 'type')]));
  const typesIn = (blocks: readonly Source[]) =>
    new Map([...blockTypes, ...blocks.map(({ source, file }) => [nameOfFile(source), topLevelText(file, 'type')] as const)]);
  const ofPage = ({ source, file }: Source, known: ReadonlyMap<string, string | undefined> = blockTypes): Reference[] =>
    referencesOfPage(file, { name: topLevelText(file, 'title') ?? source.path, typeOf: (name) => known.get(name), schemas });
  return {
    files,
    languages,
    settings,
    pages,
    presets: allPresets,
    shared,
    types: [...types, ...ofLanguages.flatMap((one) => one.types)],
    collections,
    translatedPages: ofLanguages.flatMap((one) => one.pages),
    translations: ofLanguages.flatMap((one) => one.translations),
    references: [
      ...referencesOfSettings(settings.file, schemas),
      ...[...pages, ...presets].flatMap((page) => ofPage(page)),
      ...shared.flatMap(({ source, file }) => referencesOfShared(file, nameOfFile(source), schemas)),
      ...collections.flatMap(({ collection }) => referencesOfCollection(collection, schemas)),
      ...ofLanguages.flatMap(({ pages: own, blocks, references }) => [
        ...own.flatMap((page) => ofPage(page, typesIn(blocks))),
        ...references,
      ]),
    ],
    all: everySource,
    unreadable: everySource.flatMap(({ file }) => (file.problems.length > 0 ? [file] : [])),
  };
}

/** The files of a language other than the default one, and the references in its settings, records and shared blocks. */
type LanguageSources = {
  sources: Source[];
  pages: Source[];
  blocks: Source[];
  types: Source[];
  translations: TranslatedSource[];
  references: Reference[];
};

/** A file that translates records, and the code of its language. */
export type TranslatedSource = TranslationFile & { absolute: string; language: string };

function openLanguage(code: string, files: LanguageFiles, open: (file: SiteFile) => Source, schemas: ContentSchemas): LanguageSources {
  const pages = files.pages.map(open);
  const blocks = files.shared.map(open);
  const types = files.types.map(open);
  const records = files.collections.map(open);
  const settings = files.settings ? [open(files.settings)] : [];
  const translations = records.map(({ source, file }) => ({
    ...readTranslation(source.path, file, { code, schemas }),
    absolute: source.absolute,
    language: code,
  }));
  return {
    pages,
    blocks,
    types,
    translations,
    sources: [...settings, ...pages, ...blocks, ...types, ...records],
    references: [
      ...settings.flatMap(({ file }) => referencesOfSettings(file, schemas)),
      ...blocks.flatMap(({ source, file }) => referencesOfShared(file, nameOfFile(source), schemas)),
      ...translations.flatMap((translation) => referencesOfTranslation(translation, schemas)),
    ],
  };
}

/** Returns a top-level text of a file. Undefined when there is none. */
export function topLevelText({ value }: YamlFile, field: string): string | undefined {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof text === 'string' ? text : undefined;
}
