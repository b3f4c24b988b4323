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
export function foldScript(word: string): string {
  if (/[\u0600-\u06ff]/.test(word)) {
    const letters = word.replaceAll(arabicMarks, '').replaceAll('ٱ', 'ا').replaceAll('ى', 'ي').replaceAll('ة', 'ه');
    return letters.replace(arabicArticle, '');
  }
  if (/[\u0900-\u097f]/.test(word)) return word.replaceAll(devanagariMarks, '').replaceAll(joinedNasal, 'ं').replaceAll('ँ', 'ं');
  return word;
}
