/** The text of a page, as visitors search in it. */
export type SearchablePage = {
  path: string;
  title: string;
  description: string;
  /** The headings of its blocks. */
  headings: string;
  /** All other text of its blocks. */
  text: string;
};

/** The search index as the browser fetches it. The browser builds the index of words, which would be twice as large as the texts. */
export type SearchIndex = { pages: SearchablePage[] };

/** The URL path of the search index. */
export const searchIndexPath = '/search.json';
