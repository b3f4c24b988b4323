import type { Language } from '../model/languages.ts';
import type { Problem } from '../problems/problem.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import type { ResolveIndexes } from './resolve/reference-findings.ts';
import type { SharedBlock } from './validate/shared-blocks.ts';
import type { TranslationFile } from './validate/translation/read-translation.ts';
import type { TranslatedSettings } from './validate/translation/translate-settings.ts';
import type { ValidCollection } from './validate/validate-collection.ts';

/**
 * What pages in a language other than the default one are made from. Pages that are not translated and repeat those of the
 * default language have a view of their own: content in the default language, with links to pages in the other one.
 */
export type LanguageView = {
  name: string;
  /** The language of the pages. */
  code: string;
  /** The language of their content. */
  content: string;
  settings: SiteSettings | undefined;
  shared: SharedBlock[];
  indexes: ResolveIndexes;
  /** The files of the language. Undefined for the view of pages that are not translated. */
  ofLanguage?: ViewOfLanguage;
};

/** The files of a language, as read and validated. */
export type ViewOfLanguage = {
  language: Language;
  settings: TranslatedSettings;
  translations: TranslationFile[];
  /** The shared blocks that it has itself. */
  shared: SharedBlock[];
  /** The records in the language. */
  collections: ValidCollection[];
  /** The problems of the files that translate settings and records. */
  problems: Problem[];
};
