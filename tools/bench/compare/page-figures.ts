import type { BudgetName, Unit } from '../budgets.ts';
import { differenceOf, type Figure, middleOf, ratioOf } from '../figure.ts';
import { type LighthouseRun, runLighthouse } from './lighthouse.ts';
import { astro } from './peers.ts';
import { serveCopy } from './serve-copy.ts';
import type { ToolSite } from './tool-site.ts';

const items = {
  fcp: { what: 'first contentful paint', unit: 's' },
  lcp: { what: 'largest contentful paint', unit: 's', budget: 'lcp' },
  tbt: { what: 'total blocking time', unit: 'ms' },
  cls: { what: 'layout shift', unit: 'shift' },
  html: { what: 'HTML transferred', unit: 'kB' },
  script: { what: 'script files until idle', unit: 'KiB' },
} as const satisfies Record<keyof LighthouseRun, { what: string; unit: Unit; budget?: BudgetName }>;

type PageOptions = { sites: readonly ToolSite[]; path: string; rounds: number };

/** Measures a page of each builder in Lighthouse, in turn. Budgets are for our LCP, and for our page beside that of one peer. */
export async function pageFigures({ sites, path, rounds }: PageOptions): Promise<Figure[]> {
  const tools = sites.slice(0, -1);
  const runs = new Map<string, LighthouseRun[]>(tools.map(({ tool }) => [tool, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { tool, outDir } of tools) {
      runs.get(tool)?.push(await serveCopy(outDir, (address) => runLighthouse(address + path)));
    }
  }
  return lighthouseFigures(runs, astro.name);
}

/** Returns the medians of each builder, ours first, and our page beside that of the peer `against`: LCP as a ratio, TBT as a difference. */
export function lighthouseFigures(runs: ReadonlyMap<string, readonly LighthouseRun[]>, against: string): Figure[] {
  const [first] = [...runs.keys()];
  const valuesOf = (tool: string, item: keyof LighthouseRun): number[] => (runs.get(tool) ?? []).map((run) => run[item]);
  const figureOf = (tool: string, item: keyof LighthouseRun): Figure => {
    const { what, unit, ...rest } = items[item];
    const budget = tool === first && 'budget' in rest && { budget: rest.budget };
    return { ...budget, what: `${what}: ${tool}`, ...middleOf(valuesOf(tool, item)), unit };
  };
  const names = ['fcp', 'lcp', 'tbt', 'cls', 'html', 'script'] as const satisfies readonly (keyof LighthouseRun)[];
  const pairOf = (item: keyof LighthouseRun) => [valuesOf(first ?? '', item), valuesOf(against, item)] as const;
  return [
    ...names.flatMap((item) => [...runs.keys()].map((tool) => figureOf(tool, item))),
    { budget: 'peers-lcp', what: `largest contentful paint: of ${against}`, value: ratioOf(...pairOf('lcp')), unit: 'ratio' },
    { budget: 'peers-tbt', what: `total blocking time: above ${against}`, value: differenceOf(...pairOf('tbt')), unit: 'ms' },
  ];
}
