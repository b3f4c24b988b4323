import type { BudgetName, PageBudget, Unit } from './budgets.ts';

/** A measured figure: the median of several runs, and the best run if there are several. */
export type Figure = {
  /** The budget that it must not exceed, if any. */
  budget?: BudgetName | PageBudget;
  what: string;
  value: number;
  unit: Unit;
  best?: number;
  /** For a time: the median of the processor time in seconds, user and system, of all processes. */
  cpu?: number;
};

/** The input of a part of the benchmark. */
export type BenchContext = {
  /** The folder of the project. */
  root: string;
  /** True to run measurements that take minutes, too. */
  isFull: boolean;
  /** Prints a remark on a measurement. */
  note: (line: string) => void;
};

/** A part of the benchmark. Yields its figures as they are measured. */
export type BenchPart = (context: BenchContext) => AsyncIterable<Figure>;

/** Returns the median and the smallest of some numbers. */
export function middleOf(values: readonly number[]): { value: number; best: number } {
  const sorted = [...values].sort((a, b) => a - b);
  return { value: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, best: sorted[0] ?? Number.NaN };
}

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

/** Returns the time of several runs: the medians of their seconds and of their processor time. */
export const timeOf = (runs: readonly { seconds: number; cpu: number }[]): Pick<Figure, 'value' | 'best' | 'cpu' | 'unit'> => ({
  ...middleOf(runs.map(({ seconds }) => seconds)),
  cpu: middleOf(runs.map(({ cpu }) => cpu)).value,
  unit: 's',
});
