import { type Language, pathInLanguage } from '../../model/languages.ts';
import type { PageVersion } from '../../model/page-model.ts';
import type { Now } from '../../time/moment.ts';
import { pathWithoutLanguage } from '../find/divide-by-language.ts';
import { isPublished } from '../publication.ts';
import type { ValidPage } from '../validate/validate-page.ts';

/** The published versions of pages in all languages. */
export type PageVersions = {
  /** Returns the versions of a page, given by its key without language, in the order of the languages. */
  of: (pair: string) => readonly PageVersion[];
  /** Returns the path to which a link on a page in a language leads: see `LanguageLinks`. */
  pathIn: (language: Language, path: string) => string;
  /** Returns the path of the published home page of a language. */
  homeOf: (language: Language) => string | undefined;
};

/** Returns the key that a page has in the default language, by which its versions belong together. */
export function pairOf({ key, language, isFallback }: Pick<ValidPage, 'key' | 'language' | 'isFallback'>): string {
  if (language === undefined) return key;
  return isFallback ? key.replace(`@${language}`, '') : pathWithoutLanguage(key, language);
}

/** Creates a function that finds the versions of all pages at a moment. It returns the same object again when nothing changed. */
export function createFindVersions(): (pages: readonly ValidPage[], languages: readonly Language[], now: Now) => PageVersions {
  let last: { state: string; versions: PageVersions } | undefined;
  return (pages, languages, now) => {
    const defaultCode = languages.find(({ prefix }) => prefix === '')?.code ?? '';
    const found = pages.flatMap((page): Found[] => {
      const { fields, language = defaultCode, isFallback } = page;
      if (!fields) return [];
      const isShown = isPublished(fields, now);
      const marks = { ...(isFallback && { isFallback }), ...(!fields.listed && { isUnlisted: true as const }) };
      return [{ pair: pairOf(page), language, path: fields.path, isShown, ...marks }];
    });
    const state = JSON.stringify([languages, found]);
    if (last?.state !== state) last = { state, versions: toVersions(found, languages) };
    return last.versions;
  };
}

/** A page that has a path. `isShown` when it is published. */
type Found = PageVersion & { pair: string; isShown: boolean };

function toVersions(found: readonly Found[], languages: readonly Language[]): PageVersions {
  const order = new Map(languages.map(({ code }, index) => [code, index]));
  const byPair = new Map<string, PageVersion[]>();
  const [paths, shown] = [new Set<string>(), new Set<string>()];
  const pairs = new Map<string, string>();
  const defaultCode = languages.find(({ prefix }) => prefix === '')?.code;
  const inOrder = found.toSorted((a, b) => (order.get(a.language) ?? 0) - (order.get(b.language) ?? 0));
  for (const { pair, isShown, ...version } of inOrder) {
    paths.add(version.path);
    if (version.language === defaultCode) pairs.set(version.path, pair);
    if (!isShown) continue;
    shown.add(version.path);
    const versions = byPair.get(pair) ?? [];
    versions.push(version);
    byPair.set(pair, versions);
  }
  const none: readonly PageVersion[] = [];
  const of = (pair: string): readonly PageVersion[] => byPair.get(pair) ?? none;
  return {
    of,
    homeOf: (language) => {
      const path = pathInLanguage('/', language);
      return shown.has(path) ? path : undefined;
    },
    pathIn: (language, path) => {
      const own = pathInLanguage(path, language);
      const pair = pairs.get(path);
      if (pair === undefined) return paths.has(own) ? own : path;
      return of(pair).find((version) => version.language === language.code)?.path ?? path;
    },
  };
}
