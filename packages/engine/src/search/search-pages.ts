import MiniSearch from 'minisearch';
import { excerptOf, type Part, partsOf } from './excerpt.ts';
import type { SearchablePage, SearchIndex } from './search-index.ts';
import { wordsOf } from './words.ts';

/** A page that was found. The parts of its texts that match are marked. */
export type SearchResult = { path: string; title: Part[]; excerpt: Part[] };

/** Finds pages, the best first. An empty list for a query without a word. */
export type SearchPages = (query: string) => SearchResult[];

/** Words of the title count most. */
const boost = { title: 4, headings: 2, description: 1.5 };
/** Words that are shorter match only as a whole, and must be spelled exactly. */
const shortestPrefix = 3;
const shortestFuzzy = 5;
/** The share of a word's letters that may differ. */
const fuzziness = 0.2;

/** The maximum number of pages in a result. */
const maxResults = 20;

/** Fetches the search index at a URL path and prepares it. Rejects when that fails. `language` is the language of the pages. */
export async function loadSearch(path: string, language: string): Promise<SearchPages> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const { pages }: SearchIndex = await response.json();
  return createSearch(pages, language);
}

/** Prepares a search in these pages. Lets the browser handle input meanwhile. */
export async function createSearch(pages: readonly SearchablePage[], language: string): Promise<SearchPages> {
  const tokenize = (text: string): string[] => wordsOf(text, language).map(({ term }) => term);
  const index = new MiniSearch<SearchablePage>({
    idField: 'path',
    fields: ['title', 'headings', 'description', 'text'],
    tokenize,
    processTerm: (term) => term,
    searchOptions: {
      boost,
      prefix: (term) => term.length >= shortestPrefix,
      fuzzy: (term) => (term.length >= shortestFuzzy ? fuzziness : false),
    },
  });
  await index.addAllAsync([...pages], { chunkSize: 20 });
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(query);
    return found.slice(0, maxResults).flatMap(({ id, terms }) => {
      const page = byPath.get(String(id));
      const matches = new Set(terms);
      return page ? [{ path: page.path, title: partsOf(page.title, matches, language), excerpt: excerptOf(page, matches, language) }] : [];
    });
  };
}
