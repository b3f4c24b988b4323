import type { SearchablePage } from './search-index.ts';
import { type Word, wordsOf } from './words.ts';

/** A part of a text. `isMatch` is true for a word that the visitor searched for. */
export type Part = { text: string; isMatch: boolean };

/** The number of words in an excerpt, and how many of them stand before the first match. */
const wordsInExcerpt = 32;
const wordsBefore = 8;

/** Splits a text at the words whose term is in `matches`. */
export function partsOf(text: string, matches: ReadonlySet<string>, language: string): Part[] {
  return splitAt(text, wordsOf(text, language), matches);
}

/** Returns the part of a page's text around the first match. The page's description when only title or headings match. */
export function excerptOf({ text, description }: SearchablePage, matches: ReadonlySet<string>, language: string): Part[] {
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
