import type { BudgetName, PageBudget } from './budgets.ts';
import type { Unit } from './unit.ts';

/** A measured figure: the median of several runs, and the best run if there are several. */
export type Figure = {
  /** The budget that it must not exceed, if any. */
  budget?: BudgetName | PageBudget;
  what: string;
  value: number;
  unit: Unit;
  best?: number;
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
