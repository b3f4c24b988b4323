/** A word of a text: how it is searched for, and its place. */
export type Word = { term: string; start: number; end: number };

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/**
 * Splits a text into words, by the rules of its language: Chinese, Japanese and Thai have no spaces. The place of each word
 * is in UTF-16 code units.
 */
export function wordsOf(text: string, language: string): Word[] {
  const words: Word[] = [];
  for (const { segment, index, isWordLike } of segmenterOf(language).segment(text)) {
    if (isWordLike) words.push({ term: termOf(segment), start: index, end: index + segment.length });
  }
  return words;
}

/** Returns a word as it is compared: without case and accents, so that "cafe" finds "Café" and "strasse" finds "Straße". */
const termOf = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFC');
