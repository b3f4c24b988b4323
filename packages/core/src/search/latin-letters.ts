/**
 * Lowercase letters that are no letter with an accent, so that Unicode does not decompose them, and what people type in their places. For
 * slugs and for the search.
 */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
};

/** Replaces these letters in a lowercase text. */
export const foldLetters = (text: string): string => text.replaceAll(/[^\0-\x7f]/g, (letter) => letters[letter] ?? letter);
