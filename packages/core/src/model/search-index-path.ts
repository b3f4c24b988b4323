import { type AddressSettings, fileAddress } from './address.ts';
import { prefixOf } from './languages.ts';

/** The settings that declare the prefixes of languages. */
export type PrefixSettings = { languages: Readonly<Record<string, { prefix?: string | undefined }>> };

/**
 * Returns the URL path of the search index for a page: that of its language, `/search.json` or `/de/search.json`. The path of a
 * page has the prefix of its language, also when it repeats a page of another one. `settings` may be those of any language.
 */
export function searchIndexPath({ languages }: PrefixSettings, page: string): string {
  const prefixes = Object.entries(languages).map(([code, declared]) => prefixOf(code, declared));
  return `${prefixes.find((prefix) => `${page}/`.startsWith(`${prefix}/`)) ?? ''}/search.json`;
}

/** Returns the address of the search index for a page. */
export const searchIndexAddress = (settings: PrefixSettings & AddressSettings, page: string): string =>
  fileAddress(searchIndexPath(settings, page), settings);
