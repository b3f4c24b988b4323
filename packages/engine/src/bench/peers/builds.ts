import { loadavg } from 'node:os';
import { type Measured, measureCommand } from './measure-command.ts';
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
