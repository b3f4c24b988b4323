import { type Language, pathInLanguage } from '../model/languages.ts';
import type { PageVersion } from '../model/page-model.ts';
import { memoizeByKey } from '../text/memoize.ts';
import { splitName } from './collections.ts';
import { allViews, type PageInfo, pagesIn } from './pages.ts';
import { isPublished } from './publication.ts';
import { fallbackView, type SiteDb, siteQueries, splitKey } from './site-db.ts';
import { defaultCodeOf, languageOf, languagesOfSite, nowOf } from './site-settings.ts';
import { pairOf } from './validate/page-origin.ts';

/** The pages that have a path, in all languages. */
const versionList = siteQueries.define({
  name: 'versions',
  equality: 'json',
  compute: (db): Found[] => {
    const now = nowOf(db);
    const defaultCode = defaultCodeOf(db);
    return pagesIn(db, allViews(db)).flatMap(({ key, fields, origin }: PageInfo): Found[] => {
      if (!fields) return [];
      const { language = defaultCode, isFallback } = origin;
      const isShown = isPublished(fields, now);
      const marks = { ...(isFallback && { isFallback }), ...(!fields.listed && { isUnlisted: true as const }) };
      return [{ pair: pairOf({ ...origin, key }), language, path: fields.path, isShown, ...marks }];
    });
  },
});

/** A page that has a path. `isShown` when it is published. */
type Found = PageVersion & { pair: string; isShown: boolean };

/** The versions of all pages. */
const versionIndex = siteQueries.define({
  name: 'version index',
  equality: 'inputs',
  compute: (db) => toVersions(db.get(versionList, ''), languagesOfSite(db)),
});

/** The published versions of a page, given by its key without language, in the order of the languages. */
export const versionsOf = siteQueries.define({
  name: 'versions of a page',
  equality: 'json',
  compute: (db, pair) => db.get(versionIndex, '').of(pair),
});

/** The path to which a link on a page in a language leads, by the code of the language and the path: see `LanguageLinks`. */
export const addressIn = siteQueries.define({
  name: 'target of a link',
  equality: 'json',
  compute: (db, key) => {
    const [code, path] = splitKey(key);
    return db.get(versionIndex, '').pathIn(languageOf(db, code), path);
  },
});

/** Returns the path of the published home page of a language. */
export const homeOf = (db: SiteDb, language: Language): string | undefined => db.get(versionIndex, '').homeOf(language);

/** The titles and descriptions of all pages by path, published or not. */
const pageTitles = siteQueries.define({
  name: 'page titles',
  equality: 'inputs',
  compute: (db) =>
    new Map(
      pagesIn(db, allViews(db)).flatMap(({ fields }) =>
        fields ? [[fields.path, { title: fields.title, description: fields.description }] as const] : [],
      ),
    ),
});

/** What blocks can show of another page. Null for a path without one. */
export const pageTitle = siteQueries.define({
  name: 'page title',
  equality: 'json',
  compute: (db, path) => db.get(pageTitles, '').get(path) ?? null,
});

function toVersions(found: readonly Found[], languages: readonly Language[]) {
  const order = new Map(languages.map(({ code }, index) => [code, index]));
  const byPair = new Map<string, PageVersion[]>();
  const paths = new Set<string>();
  const shown = new Set<string>();
  const pairs = new Map<string, string>();
  const defaultCode = languages.find(({ prefix }) => prefix === '')?.code;
  const inOrder = found.toSorted((a, b) => (order.get(a.language) ?? 0) - (order.get(b.language) ?? 0));
  for (const { pair, isShown, ...version } of inOrder) {
    paths.add(version.path);
    if (version.language === defaultCode) pairs.set(version.path, pair);
    if (!isShown) continue;
    shown.add(version.path);
    memoizeByKey(byPair, pair, () => []).push(version);
  }
  const none: readonly PageVersion[] = [];
  const of = (pair: string): readonly PageVersion[] => byPair.get(pair) ?? none;
  return {
    of,
    homeOf: (language: Language): string | undefined => {
      const path = pathInLanguage('/', language);
      return shown.has(path) ? path : undefined;
    },
    pathIn: (language: Language, path: string): string => {
      const own = pathInLanguage(path, language);
      const pair = pairs.get(path);
      if (pair === undefined) return paths.has(own) ? own : path;
      return of(pair).find((version) => version.language === language.code)?.path ?? path;
    },
  };
}

/**
 * The pages that are made from records, in a language by its code: the path of a record's page, of its first published one where it
 * has several, by names such as `posts/3`; that of the first page for a value, by `[collection, field, value]` as JSON; and the
 * collections with a page file that makes a page for every record.
 */
const recordPages = siteQueries.define({
  name: 'pages of records',
  equality: 'json',
  compute: (db, code) => {
    const now = nowOf(db);
    const paths: Record<string, string> = {};
    const lists: Record<string, string> = {};
    const collections = new Set<string>();
    for (const { fields, origin } of pagesIn(db, code === '' ? [''] : [code, fallbackView(code)])) {
      const { generatedFrom, list } = origin;
      if (list?.page === 1 && fields && isPublished(fields, now))
        lists[JSON.stringify([list.collection, list.field, list.value])] ??= fields.path;
      if (generatedFrom === undefined) continue;
      collections.add(splitName(generatedFrom)[0]);
      if (fields && !Object.hasOwn(paths, generatedFrom) && isPublished(fields, now)) paths[generatedFrom] = fields.path;
    }
    return { paths, lists, collections: [...collections] };
  },
});

/** Whether a page file makes pages from a collection. */
export const hasPages = siteQueries.define({
  name: 'collection has pages',
  equality: 'json',
  compute: (db, key) => {
    const [code, collection] = splitKey(key);
    return db.get(recordPages, code).collections.includes(collection);
  },
});

/** The path of a record's first published page. Null when it has none. */
export const pathOfRecord = siteQueries.define({
  name: 'path of a record',
  equality: 'json',
  compute: (db, key): string | null => {
    const [code, name] = splitKey(key);
    return db.get(recordPages, code).paths[name] ?? null;
  },
});

/** The path of the first page for the records that have a value in a field: `[collection, field, value]` as JSON. Null when there is none. */
export const pathOfList = siteQueries.define({
  name: 'path of a list',
  equality: 'json',
  compute: (db, key): string | null => {
    const [code, list] = splitKey(key);
    return db.get(recordPages, code).lists[list] ?? null;
  },
});
