import MiniSearch, { type Query } from 'minisearch';
import type { SearchablePage, SearchIndex } from './search-index.ts';
import { type Word, withoutInvisible, wordsOf } from './words.ts';

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

/** Words that are shorter are not looked for inside others. At least so many letters stand before them there. */
const shortestPart = 6;
const shortestBefore = 3;
/** What a word counts that contains the searched one. */
const weightOfCompound = 0.3;

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
  const known = new Set<string>();
  const tokenize = (text: string): string[] => wordsOf(text, language).flatMap(({ terms }) => terms);
  const index = new MiniSearch<SearchablePage>({
    idField: 'path',
    fields: ['title', 'headings', 'description', 'text'],
    tokenize,
    processTerm: (term) => {
      known.add(term);
      return term;
    },
    searchOptions: {
      processTerm: (term) => term,
      boost,
      prefix: (term) => term.length >= shortestPrefix,
      fuzzy: (term) => (term.length >= shortestFuzzy ? fuzziness : false),
    },
  });
  await index.addAllAsync([...pages], { chunkSize: 20 });
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return (query) => {
    const queries = wordsOf(withoutInvisible(query), language).map(({ terms }) => anyOf([...terms, ...compoundsOf(terms, known)]));
    const all = index.search({ combineWith: 'AND', queries });
    const found = all.length > 0 ? all : index.search(anyOf(queries));
    return found.slice(0, maxResults).flatMap(({ id, terms }) => {
      const page = byPath.get(String(id));
      const matches = new Set(terms);
      return page ? [{ path: page.path, title: partsOf(page.title, matches, language), excerpt: excerptOf(page, matches, language) }] : [];
    });
  };
}

const anyOf = (queries: Query[]): Query => ({ combineWith: 'OR', queries });

/** Returns the query for words that contain a term after some letters, as "Krankenversicherung" contains "versicherung". Empty when there is none. */
function compoundsOf(terms: readonly string[], known: ReadonlySet<string>): Query[] {
  const isCompound = (word: string): boolean =>
    terms.some((term) => term.length >= shortestPart && word.indexOf(term, shortestBefore) > 0 && !word.startsWith(term));
  const queries = [...known].filter(isCompound);
  return queries.length === 0 ? [] : [{ combineWith: 'OR', queries, prefix: false, fuzzy: false, boostTerm: () => weightOfCompound }];
}

/** A part of a text. `isMatch` is true for a word that the visitor searched for. */
export type Part = { text: string; isMatch: boolean };

/** The number of words in an excerpt, and how many of them stand before the first match. */
const wordsInExcerpt = 32;
const wordsBefore = 8;

/** Splits a text at the words whose term is in `matches`. */
function partsOf(text: string, matches: ReadonlySet<string>, language: string): Part[] {
  return splitAt(text, wordsOf(text, language), matches);
}

/** Returns the part of a page's text around the first match. The page's description when only title or headings match. */
function excerptOf({ text, description }: SearchablePage, matches: ReadonlySet<string>, language: string): Part[] {
  const words = wordsOf(text, language);
  const first = words.findIndex((word) => isMatch(word, matches));
  if (first < 0) return partsOf(description, matches, language);
  const from = Math.max(0, first - wordsBefore);
  const shown = words.slice(from, from + wordsInExcerpt);
  const start = from === 0 ? 0 : (shown[0]?.start ?? 0);
  const isEnd = from + wordsInExcerpt >= words.length;
  const end = isEnd ? text.length : (shown.at(-1)?.end ?? text.length);
  const moved = shown.map((word) => ({ ...word, start: word.start - start, end: word.end - start }));
  const parts = splitAt(text.slice(start, end), moved, matches);
  const more: Part = { text: '…', isMatch: false };
  return [...(from > 0 ? [more] : []), ...parts, ...(isEnd ? [] : [more])];
}

const isMatch = ({ terms }: Word, matches: ReadonlySet<string>): boolean => terms.some((term) => matches.has(term));

function splitAt(text: string, words: readonly Word[], matches: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const word of words) {
    if (!isMatch(word, matches)) continue;
    if (word.start > end) parts.push({ text: text.slice(end, word.start), isMatch: false });
    parts.push({ text: text.slice(word.start, word.end), isMatch: true });
    end = word.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}
