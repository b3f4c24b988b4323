import type { BudgetName } from '../budgets.ts';
import { type Figure, middleOf } from '../figure.ts';
import { ratioOf } from '../ratio.ts';
import type { Runs } from './builds.ts';
import type { Measured } from './measure-command.ts';

type BuildFigures = {
  /** What was built, such as `10 pages, cold`. */
  what: string;
  /** The budget of the ratio to the peer `against`. */
  budget: BudgetName;
  against: string;
};

/**
 * Returns the figures of builds, ours first: the seconds of each builder, and the ratio of ours to each peer by the clock
 * and by processor time. The run of ours with another node comes last and has no ratio.
 */
export function buildFigures(runs: Runs, { what, budget, against }: BuildFigures): Figure[] {
  const [ours, ...others] = [...runs];
  if (!ours) return [];
  const peers = others.slice(0, -1);
  return [
    ...[...runs].map(([tool, list]): Figure => ({ what: `${what}: ${tool}`, ...middleOf(valuesOf(list, 'seconds')), unit: 's' })),
    ...peers.flatMap(([tool, list]): Figure[] => [
      {
        ...(tool === against && { budget }),
        what: `${what}: of ${tool}`,
        value: ratioOf(valuesOf(ours[1], 'seconds'), valuesOf(list, 'seconds')),
        unit: 'ratio',
      },
      { what: `${what}: of ${tool}, by CPU`, value: ratioOf(valuesOf(ours[1], 'cpu'), valuesOf(list, 'cpu')), unit: 'ratio' },
    ]),
  ];
}

/** Returns the peak memory of each builder. */
export const memoryFigures = (runs: Runs, what: string): Figure[] =>
  [...runs].map(([tool, list]) => ({ what: `${what}: ${tool}`, ...middleOf(valuesOf(list, 'megabytes')), unit: 'MB' }));

const valuesOf = (runs: readonly Measured[], field: keyof Measured): number[] => runs.map((run) => run[field]);
