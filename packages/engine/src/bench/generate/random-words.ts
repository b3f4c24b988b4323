import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';

/** A source of random integers and words. */
export type RandomWords = {
  /** An integer from `low` to `high`, both included. */
  integer: (low: number, high: number) => number;
  /** Lowercase words, separated by spaces. */
  words: (count: number) => string;
};

/**
 * Creates a source with a seed: equal seeds give equal results. The Mersenne Twister, because its first numbers do not
 * resemble those of neighbouring seeds, and pages have neighbouring seeds.
 */
export function randomWords(seed: number): RandomWords {
  const generator = mersenne(seed);
  const integer = (low: number, high: number): number => uniformInt(generator, low, high);
  const word = (): string => vocabulary[integer(0, vocabulary.length - 1)] ?? vocabulary[0];
  return { integer, words: (count) => Array.from({ length: count }, word).join(' ') };
}

const vocabulary = [
  ...(['river', 'paper', 'window', 'pattern', 'station', 'market', 'harbour', 'ledger', 'kitchen', 'garden'] as const),
  ...['quiet', 'steady', 'plain', 'quick', 'careful', 'open', 'honest', 'small', 'early', 'bright'],
  ...['the', 'a', 'every', 'our', 'their', 'one', 'each', 'this', 'that', 'no'],
  ...['keeps', 'holds', 'carries', 'measures', 'answers', 'builds', 'repairs', 'follows', 'reads', 'counts'],
  ...['before', 'after', 'within', 'without', 'beside', 'between', 'under', 'over', 'with', 'for'],
] as const satisfies readonly [string, ...string[]];
