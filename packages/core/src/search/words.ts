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
export function termsOf(word: string): string[] {
  if (/^[a-z0-9]*$/.test(word)) return [word];
  const small = withoutInvisible(word).normalize('NFC').toLowerCase();
  const typed = small.replaceAll(/[äöüåø]/g, (letter) => digraphs[letter] ?? letter);
  return (typed === small ? [small] : [small, typed]).map(simplified);
}

/** Removes what pasted texts contain, such as soft hyphens. Joiners belong to words. */
export const withoutInvisible = (text: string): string => text.replaceAll(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu, '');

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

/** Vowel signs of Arabic, hamza above and below a letter, and the stroke that lengthens words (U+0640). */
const arabicMarks = /[\u064b-\u065f\u0670\u0640]/g;
/** The article, alone or behind "and", "so", "with" or "as", and "for the", before at least three letters. */
const arabicArticle = /^(?:[وفبك]?ال|لل)(?=.{3})/;

/** The dot that marks borrowed sounds, and joiners, which change only the look. */
const devanagariMarks = /[\u093c\u200c\u200d]/g;
/** A nasal consonant that is joined to the next one: हिन्दी is also written हिंदी. */
const joinedNasal = /[ङञणनम]\u094d(?=[क-ह])/g;

/**
 * Makes spellings of a decomposed (NFKD) word equal that people use for the same word, as Lucene does for these languages. Vowel signs of
 * Devanagari stay: without them, words are others.
 */
function foldScript(word: string): string {
  if (/[\u0600-\u06ff]/.test(word)) {
    const letters = word.replaceAll(arabicMarks, '').replaceAll('ٱ', 'ا').replaceAll('ى', 'ي').replaceAll('ة', 'ه');
    return letters.replace(arabicArticle, '');
  }
  if (/[\u0900-\u097f]/.test(word)) return word.replaceAll(devanagariMarks, '').replaceAll(joinedNasal, 'ं').replaceAll('ँ', 'ं');
  return word;
}
