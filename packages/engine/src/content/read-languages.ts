import { memoizeByKey } from '../cache/memoize-by-key.ts';
import type { Language } from '../model/languages.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import type { Now } from '../time/moment.ts';
import type { LanguageFiles } from './find/divide-by-language.ts';
import type { FileText } from './find/file-text.ts';
import type { SiteFile } from './find/find-files.ts';
import type { LanguageView } from './language-view.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { type DefaultParts, LanguageReader } from './read-language.ts';
import type { PageIndex } from './resolve/page-index.ts';
import { createFindVersions, type PageVersions } from './resolve/page-versions.ts';
import type { ValidPage } from './validate/validate-page.ts';

type Reading = {
  /** All languages of the site. */
  languages: readonly Language[];
  byLanguage: ReadonlyMap<string, LanguageFiles>;
  parts: DefaultParts;
  pages: readonly ValidPage[];
  /** Reads a file in a language. Default: the default one. */
  read: (file: SiteFile, language?: string) => FileText;
  now: Now;
};

/** The pages of all languages, and the views of the languages other than the default one. */
export type ReadLanguages = {
  pages: ValidPage[];
  versions: PageVersions | undefined;
  toViews: (pageIndex: PageIndex) => LanguageView[];
};

/** Creates a function that reads the languages other than the default one. `pages` are the pages of the default language. */
export function createReadLanguages(schemas: ContentSchemas, cache: PageCache | undefined): (reading: Reading) => ReadLanguages {
  const readers = new Map<string, LanguageReader>();
  const findVersions = createFindVersions();
  return ({ languages, byLanguage, parts, pages: ofDefault, read, now }) => {
    const defaultCode = languages.find(({ prefix }) => prefix === '')?.code ?? '';
    const others = languages.flatMap((language) => {
      const files = byLanguage.get(language.code);
      if (!files) return [];
      const reader = memoizeByKey(readers, language.code, () => new LanguageReader(language.code, schemas, cache));
      return reader.read({ language, defaultCode, files, parts, read, now });
    });
    const pages = [...ofDefault, ...others.flatMap((one) => one.pages)];
    const versions = others.length > 0 ? findVersions(pages, languages, now) : undefined;
    return { pages, versions, toViews: (pageIndex) => (versions ? others.flatMap(({ toViews }) => toViews(versions, pageIndex)) : []) };
  };
}

/** Returns everything that views are made from: the same objects as long as nothing changed. */
export const partsOfViews = (views: readonly LanguageView[]): object[] =>
  views.flatMap(({ indexes, shared, ofLanguage }) => [
    ...[indexes, ...shared],
    ...(ofLanguage ? [ofLanguage.settings, ...ofLanguage.translations] : []),
  ]);
