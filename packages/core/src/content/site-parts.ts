import type { Language } from '../model/languages.ts';
import type { Problem } from '../problems/problem.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { collectionsIn, translationsIn } from './collections.ts';
import type { SiteFiles } from './find/find-files.ts';
import type { PublishedBefore } from './published-paths.ts';
import { ownSharedBlocks } from './shared-blocks.ts';
import type { SiteDb } from './site-db.ts';
import { siteFiles } from './site-files.ts';
import { languagesOfSite, otherLanguages, ownFiles, stringsFiles, translatedSettings, validSettings } from './site-settings.ts';
import { typeTranslationsIn } from './type-labels.ts';
import type { TranslationFile } from './validate/translation/read-translation.ts';
import type { TranslatedSettings } from './validate/translation/translate-settings.ts';
import type { TypeTranslation } from './validate/translation/translate-type.ts';
import type { ValidCollection } from './validate/validate-collection.ts';
import type { SharedBlock } from './validate/validate-entry.ts';
import type { ValidStrings } from './validate/validate-strings.ts';

/** The files of a language other than the default one, as read and validated. */
export type ViewOfLanguage = {
  language: Language;
  settings: TranslatedSettings;
  translations: TranslationFile[];
  /** The files with the words of types. */
  types: TypeTranslation[];
  /** The shared blocks that it has itself. */
  shared: SharedBlock[];
  /** The records in the language. */
  collections: ValidCollection[];
  /** The problems of the files that translate settings, records and types. */
  problems: Problem[];
};

/** The files of a site other than pages, as read and validated file by file. */
export type SiteParts = {
  files: SiteFiles;
  settingsFile: YamlFile;
  settings: SiteSettings | undefined;
  settingsProblems: Problem[];
  /** The valid parts of settings with a problem. */
  settingsParts: unknown;
  collections: ValidCollection[];
  shared: SharedBlock[];
  strings: ValidStrings[];
  publishedBefore: PublishedBefore;
  /** The languages of the site, the default one among them. */
  languages: readonly Language[];
  /** The languages other than the default one. */
  translations: ViewOfLanguage[];
};

/** Returns the files of a site other than pages. */
export function readParts(db: SiteDb): SiteParts {
  const { settings, file, parts, problems } = db.get(validSettings, '');
  return {
    settings,
    settingsFile: file,
    settingsParts: parts,
    settingsProblems: problems,
    files: ownFiles(db),
    collections: collectionsIn(db, '').collections,
    shared: ownSharedBlocks(db, ''),
    strings: db.get(stringsFiles, ''),
    publishedBefore: db.get(siteFiles, '').publishedBefore,
    languages: languagesOfSite(db),
    translations: readTranslations(db),
  };
}

/** Returns the files of the other languages. */
export const readTranslations = (db: SiteDb): ViewOfLanguage[] => otherLanguages(db).map((language) => readLanguage(db, language));

function readLanguage(db: SiteDb, language: Language): ViewOfLanguage {
  const { code } = language;
  const settings = db.get(translatedSettings, code);
  const { collections, problems } = collectionsIn(db, code);
  const types = typeTranslationsIn(db, code);
  return {
    language,
    settings,
    collections,
    translations: translationsIn(db, code),
    types,
    shared: ownSharedBlocks(db, code),
    problems: [...settings.problems, ...problems, ...[...collections, ...types].flatMap((one) => one.problems)],
  };
}
