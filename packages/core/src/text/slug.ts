import slugify from '@sindresorhus/slugify';
import { foldLetters } from '../search/latin-letters.ts';
import { plainText } from './invisible-characters.ts';

/** By default, slugify replaces these by English words, which are wrong in other languages. */
const customReplacements = ['&', '♥', '🦄'].map((character): [string, string] => [character, ' ']);

/**
 * Returns a text as lowercase words with single hyphens between them, for ids and paths: `Größe` is `groesse`, `О нас` is
 * `o-nas`. A text in a script without Latin spelling, such as Hindi or Japanese, keeps its own letters: `東京 案内` is
 * `東京-案内`. Empty when the text has no letter and no digit. Validate the result with the schema of its field: most
 * accept only Latin letters.
 */
export const slugOf = (text: string): string => {
  const plain = plainText(text);
  return wordsToSlug(/\s/.test(plain.trim()) ? plain : signsToWords(plain));
};

/**
 * Returns the slug of a value that many records share, such as a category. Values that differ in signs alone have different slugs: `C++`
 * is `c-plus-plus`, `C#` is `c-sharp`, `.NET` is `dot-net`, `A-` is `a-minus`. `slugOf` does so for a single word only, because the
 * addresses of longer texts, such as titles, are published.
 */
export const slugOfValue = (value: string): string => wordsToSlug(signsToWords(plainText(value)));

const wordsToSlug = (text: string): string =>
  slugify(withLatinLetters(text.normalize('NFKC')), { customReplacements }) || inOwnLetters(text);

/** The signs at the ends of words that make another name of them. Those between letters, as in "Node.js", divide words. */
const signsInNames: readonly [RegExp, string][] = [
  [/(?<=[\p{L}\p{N}])\++(?![\p{L}\p{N}])/gu, 'plus'],
  [/(?<=[\p{L}\p{N}])[#♯]+(?![\p{L}\p{N}])/gu, 'sharp'],
  [/(?<=[\p{L}\p{N}])[-−]+$/gu, 'minus'],
  [/(?<![\p{L}\p{N}.])\.(?=\p{L})/gu, 'dot'],
];

const signsToWords = (text: string): string =>
  signsInNames.reduce(
    (found, [signs, word]) => found.replaceAll(signs, (all) => ` ${word} `.repeat(all.length)),
    text.normalize('NFKC').trim(),
  );

/** Replaces letters such as Æ, with capitals as the letter and its neighbours have: slugify takes "AEro" for two words, and removes some letters. */
const withLatinLetters = (text: string): string =>
  text.replaceAll(/[^\0-\x7f](?=(.?))/gu, (letter, next: string) => {
    const small = letter.toLowerCase();
    const folded = foldLetters(small);
    if (folded === small) return letter;
    if (letter === small) return folded;
    return next !== next.toLowerCase() ? folded.toUpperCase() : folded.charAt(0).toUpperCase() + folded.slice(1);
  });

/**
 * Returns a text as lowercase words with single hyphens between them, in its own letters: `What’s new in Köln?` is
 * `whats-new-in-köln`. For ids of headings, which authors write into links: in Latin letters they would have to guess the
 * spelling, and it depends on the language. Empty when the text has no letter and no digit.
 */
export const anchorOf = (text: string): string => inOwnLetters(text.replaceAll(/\p{Cf}|(?<=\p{L})['’](?=\p{L})/gu, ''));

// `slugify` without transliteration is not used here: it removes vowel marks, as in हिन्दी.
const inOwnLetters = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Returns the name of a file in Latin letters with its capitals, dots and underscores: `Größe 2.png` is `Groesse-2.png`. Empty when its stem has none. */
export function fileNameOf(name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  const latin = slugify(withLatinLetters(plainText(stem).normalize('NFKC')), {
    customReplacements,
    lowercase: false,
    decamelize: false,
    preserveCharacters: ['.', '_'],
  });
  return latin === '' ? '' : `${latin}${extension.replaceAll(/[^\w.]/g, '')}`;
}
