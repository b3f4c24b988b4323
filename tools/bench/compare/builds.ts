import { loadavg } from 'node:os';
import type { BudgetName } from '../budgets.ts';
import { type Figure, middleOf, ratioOf, timeOf } from '../figure.ts';
import { type Measured, measureCommand } from '../measure-command.ts';
import type { ToolSite } from './tool-site.ts';

/** The runs of each builder by its name, one a round. */
export type Runs = ReadonlyMap<string, readonly Measured[]>;

type BuildOptions = {
  sites: readonly ToolSite[];
  rounds: number;
  /** Prepares a site for one build of a round. */
  prepare: (site: ToolSite, round: number) => Promise<void>;
  note: (line: string) => void;
};

/** Builds the sites in turn, so many rounds, so that a change of the machine's load affects all builders. */
export async function measureBuilds({ sites, rounds, prepare, note }: BuildOptions): Promise<Runs> {
  const runs = new Map<string, Measured[]>(sites.map(({ tool }) => [tool, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const site of sites) {
      await prepare(site, round);
      const run = await measureCommand(site.build);
      runs.get(site.tool)?.push(run);
      note(`${site.tool}: ${run.seconds.toFixed(2)} s, ${run.cpu.toFixed(2)} s of CPU, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
    }
  }
  return runs;
}

type BuildFigures = {
  /** What was built, such as `10 pages, cold`. */
  what: string;
  /** The budget of the ratio to the peer `against`, by processor time. */
  budget: BudgetName;
  against: string;
};

/**
 * Returns the figures of builds, ours first: the times of each builder, and the ratio of ours to each peer by the clock and by
 * processor time. The run of ours with another node comes last and has no ratio.
 */
export function buildFigures(runs: Runs, { what, budget, against }: BuildFigures): Figure[] {
  const [ours, ...others] = [...runs];
  if (!ours) return [];
  const ratio = (list: readonly Measured[], field: keyof Measured): number => ratioOf(valuesOf(ours[1], field), valuesOf(list, field));
  return [
    ...[...runs].map(([tool, list]): Figure => ({ what: `${what}: ${tool}`, ...timeOf(list) })),
    ...others.slice(0, -1).flatMap(([tool, list]): Figure[] => [
      { what: `${what}: of ${tool}`, value: ratio(list, 'seconds'), unit: 'ratio' },
      { ...(tool === against && { budget }), what: `${what}: of ${tool}, by CPU`, value: ratio(list, 'cpu'), unit: 'ratio' },
    ]),
  ];
}

/** Returns the peak memory of each builder. */
export const memoryFigures = (runs: Runs, what: string): Figure[] =>
  [...runs].map(([tool, list]) => ({ what: `${what}: ${tool}`, ...middleOf(valuesOf(list, 'megabytes')), unit: 'MB' }));

const valuesOf = (runs: readonly Measured[], field: keyof Measured): number[] => runs.map((run) => run[field]);
