import { type LanguageSettings, prefixOf } from './languages.ts';

/**
 * Returns the URL path of the search index for a page: that of its language, `/search.json` or `/de/search.json`. The path of a
 * page has the prefix of its language, also when it repeats a page of another one. `settings` may be those of any language.
 */
export function searchIndexPath({ languages }: Pick<LanguageSettings, 'languages'>, page: string): string {
  const prefixes = Object.entries(languages).map(([code, declared]) => prefixOf(code, declared));
  return `${prefixes.find((prefix) => `${page}/`.startsWith(`${prefix}/`)) ?? ''}/search.json`;
}
