import { foldScript } from './fold-script.ts';
import { foldLetters } from './latin-letters.ts';

/** A word of a text: the terms by which it is found, and its place. */
export type Word = { terms: string[]; start: number; end: number };

/** A word in scripts that put spaces between words. Marks and joiners belong to it: vowels in Hindi and Arabic, U+200C and U+200D. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:['’][\p{L}\p{M}]+)*/gu;

/** Scripts without spaces between words. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/**
 * Splits a text into words. The place of each word is in UTF-16 code units. The browser's segmenter finds the words of
 * scripts without spaces, by the rules of the language; it takes ten times as long as the pattern for all others.
 */
export function wordsOf(text: string, language: string): Word[] {
  const words: Word[] = [];
  const add = (word: string, start: number): void => {
    words.push({ terms: termsOf(word), start, end: start + word.length });
  };
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!withoutSpaces.test(word)) add(word, index);
    else for (const part of segmenterOf(language).segment(word)) if (part.isWordLike) add(part.segment, index + part.index);
  }
  return words;
}

/**
 * Returns a word as it is compared: without case and accents, so that "cafe" finds "Café", "lodz" finds "Łódź" and "strasse" finds "Straße".
 * A word with umlauts has a second term, as people without the key type it: "tuer" finds "Tür". Words in Arabic and Devanagari are
 * compared by the spellings that `foldScript` takes as one.
 */
function termsOf(word: string): string[] {
  if (/^[a-z0-9]*$/.test(word)) return [word];
  const small = word.normalize('NFC').toLowerCase();
  const typed = small.replaceAll(/[äöüåø]/g, (letter) => digraphs[letter] ?? letter);
  return (typed === small ? [small] : [small, typed]).map(simplified);
}

/** DIN 5007-2, and as Danes and Norwegians do. */
const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

const simplified = (word: string): string =>
  foldScript(
    foldLetters(
      word
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f]/g, '')
        .toLowerCase(),
    ),
  ).normalize('NFC');
