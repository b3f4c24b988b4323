import type { BudgetName } from './budgets.ts';
import type { Unit } from './unit.ts';

/** One measured figure: the middle of several runs, and the best of them where there were several. */
export type Figure = {
  /** The budget that it is held to, if any. */
  budget?: BudgetName;
  what: string;
  value: number;
  unit: Unit;
  best?: number;
};

/** What a part of the benchmark works with. */
export type BenchContext = {
  /** The folder of the project. */
  root: string;
  /** Whether the parts that take minutes run as well. */
  isFull: boolean;
  /** Says something about a measurement that is no figure. */
  note: (line: string) => void;
};

/** A part of the benchmark; its figures come as they are measured. */
export type BenchPart = (context: BenchContext) => AsyncIterable<Figure>;

/** The middle one of some numbers, and the smallest. */
export function middleOf(values: readonly number[]): { value: number; best: number } {
  const sorted = [...values].sort((a, b) => a - b);
  return { value: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, best: sorted[0] ?? Number.NaN };
}
