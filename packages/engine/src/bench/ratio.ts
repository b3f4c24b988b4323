import { middleOf } from './figure.ts';

/**
 * Returns the median of the ratios of two lists of numbers, pair by pair. Measurements of one round have about the same
 * load, so their ratio varies less than that of two medians. NaN without a pair.
 */
export const ratioOf = (ours: readonly number[], theirs: readonly number[]): number =>
  middleOf(pairsOf(ours, theirs).map(([our, their]) => our / their)).value;

/** Returns the median of the differences of two lists of numbers, pair by pair: how much more the first has. NaN without a pair. */
export const differenceOf = (ours: readonly number[], theirs: readonly number[]): number =>
  middleOf(pairsOf(ours, theirs).map(([our, their]) => our - their)).value;

const pairsOf = (ours: readonly number[], theirs: readonly number[]): [number, number][] =>
  ours.flatMap((our, index) => {
    const their = theirs[index];
    return their === undefined ? [] : [[our, their]];
  });
