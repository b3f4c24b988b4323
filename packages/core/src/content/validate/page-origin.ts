import { pathWithoutLanguage } from '../find/divide-by-language.ts';

/** What a page file with `collection:` says of the pages that it makes: one for every record, or one for every value of `per`. */
export type PageTemplate = { collection: string; per?: string; perPage?: number };

/** The list of records for which a page was made, and which of its pages it is, from 1. */
export type ListOfPage = {
  collection: string;
  /** The field whose value the records share, or `all`. */
  field: string;
  value: string;
  slug: string;
  page: number;
  pages: number;
};

/** The language of a page. Empty for the default one. */
export type PageLanguage = {
  /** The code of its language. */
  language?: string;
  /** The start of its path, which its file does not contain, such as `/de`. */
  prefix?: string;
  /** True for a page of the default language that another one shows because it is not translated. */
  isFallback?: true;
};

/** The language of a page, and what it was made from when its file makes several pages. */
export type PageOrigin = PageLanguage & {
  template?: PageTemplate;
  /** The record that the page was made from, as `collection/id`. */
  generatedFrom?: string;
  list?: ListOfPage;
};

/** True for a page of a file that makes several. */
export const isGenerated = ({ template }: PageOrigin): boolean => template !== undefined;

/** Describes what a page was made from: `posts/3`, or `posts with tags "bread"`. Undefined for a page with a file of its own. */
export function describeOrigin({ generatedFrom, list }: PageOrigin): string | undefined {
  if (!list) return generatedFrom;
  const { collection, field, value, page } = list;
  const name = field === 'all' ? `all ${collection}` : `${collection} with ${field} "${value}"`;
  return page === 1 ? name : `${name}, page ${page}`;
}

/** Returns the key that a page has in the default language, by which its versions belong together. */
export function pairOf({ key, language, isFallback }: PageLanguage & { key: string }): string {
  if (language === undefined) return key;
  return isFallback ? key.replace(`@${language}`, '') : pathWithoutLanguage(key, language);
}
