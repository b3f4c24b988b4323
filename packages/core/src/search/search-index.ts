/** The text of a page, as visitors search in it. */
export type SearchablePage = {
  /** Its path, and in the index that browsers fetch its address. */
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

/** The pages of one search index: those that visitors can find in one language. `path` is its URL path, such as `/de/search.json`. */
export type IndexedPages = { path: string; pages: IndexedPage[] };

/** A page of a search index. `address` is undefined when it is the path. */
type IndexedPage = { path: string; title: string; address?: string | undefined };
