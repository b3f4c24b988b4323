import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';
import { type Language, vocabulary } from './vocabulary.ts';

/** A source of random integers and words. */
export type RandomWords = {
  /** An integer from `low` to `high`, both included. */
  integer: (low: number, high: number) => number;
  /** Words of a language, separated by spaces. English ones are lowercase. */
  words: (count: number, language?: Language) => string;
};

/**
 * Creates a source with a seed: equal seeds give equal results. The Mersenne Twister, because its first numbers do not
 * resemble those of neighbouring seeds, and pages have neighbouring seeds.
 */
export function randomWords(seed: number): RandomWords {
  const generator = mersenne(seed);
  const integer = (low: number, high: number): number => uniformInt(generator, low, high);
  const wordOf = (words: (typeof vocabulary)[Language]): string => words[integer(0, words.length - 1)] ?? words[0];
  const words: RandomWords['words'] = (count, language = 'en') =>
    Array.from({ length: count }, () => wordOf(vocabulary[language])).join(' ');
  return { integer, words };
}
