import type { RandomWords } from './random-words.ts';
import { isLanguage, type Language, vocabulary } from './vocabulary.ts';

/** The data for the placeholders of a page or record. */
export type PageContext = {
  /** The number of the page or record, from 1. */
  number: number;
  random: RandomWords;
  /** Ids of the records of each collection; names of its lists for one that consists of lists. */
  entries: ReadonlyMap<string, readonly string[]>;
  /** Text for the placeholder `edited`. Default: random words. */
  edited?: string;
};

/** The path of a generated page. The first is the home page. */
export const pagePath = (number: number): string => (number === 1 ? '/' : `/${pageName(number)}`);

/** The name of a generated page's file, without its ending. */
export const pageName = (number: number): string => `page-${number}`;

const wordsInSentence = 14;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const phrase = ({ random }: PageContext, count: number, language?: Language): string => capitalize(random.words(count, language));

/** Parses a count or limit in the arguments of a placeholder. Throws an `Error` unless it is an integer from 1 to 999999. */
function integerOf(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,5}$/.test(text)) throw new Error(`"${text ?? ''}" must be a number from 1 to 999999.`);
  return Number(text);
}

/** Parses the code of a language; English without one. Throws an `Error` for a language without words. */
function languageOf(code = 'en'): Language {
  if (!isLanguage(code)) throw new Error(`There are no words of the language "${code}". Known: ${Object.keys(vocabulary).join(', ')}.`);
  return code;
}

/** Returns the values in turn, so that each is on equally many pages. `distance` values further for another one on the same page. */
function valueOfTurn({ number }: PageContext, values: readonly string[], distance = 0): string {
  const value = values[(number + distance) % values.length];
  if (value === undefined) throw new Error('There is no value to choose from.');
  return value;
}

/** Every placeholder by its name. docs/benchmark.md lists them. Each throws an `Error` when its arguments are invalid. */
export const placeholders = {
  path: ({ number }) => pagePath(number),
  number: ({ number }) => String(number),
  words: ({ random }, [count, language]) => random.words(integerOf(count), languageOf(language)),
  phrase: (page, [count, language]) => phrase(page, integerOf(count), languageOf(language)),
  sentences: (page, [count, language]) =>
    Array.from({ length: integerOf(count) }, () => `${phrase(page, wordsInSentence, languageOf(language))}.`).join(' '),
  integer: ({ random }, [low, high]) => String(random.integer(integerOf(low), integerOf(high))),
  turn: (page, values) => valueOfTurn(page, values),
  entry: (page, [collection = '', distance]) => {
    const ids = page.entries.get(collection);
    if (!ids) throw new Error(`"${collection}" is not listed under collections in bench.yaml.`);
    return valueOfTurn(page, ids, distance === undefined ? 0 : integerOf(distance));
  },
  // The random words are taken in any case, so that an edit changes nothing after it.
  edited: (page, [count]) => {
    const words = phrase(page, integerOf(count));
    return page.edited ?? words;
  },
} as const satisfies Record<string, (page: PageContext, args: readonly string[]) => string>;

export type PlaceholderName = keyof typeof placeholders;

/** Returns true when a placeholder with this name exists. */
export const isPlaceholder = (name: string): name is PlaceholderName => Object.hasOwn(placeholders, name);
