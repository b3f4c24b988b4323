import { middleOf } from './figure.ts';

/**
 * Returns the median of the ratios of two lists of numbers, pair by pair. Measurements of one round have about the same
 * load, so their ratio varies less than that of two medians. NaN without a pair.
 */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): number {
  const pairs = ours.slice(0, theirs.length);
  return middleOf(pairs.map((value, index) => value / (theirs[index] ?? Number.NaN))).value;
}
