import type { BudgetName } from '../budgets.ts';
import { type Figure, middleOf } from '../figure.ts';
import { pagePath } from '../generate/placeholders.ts';
import { ratioOf } from '../ratio.ts';
import { measureSaves } from './measure-saves.ts';
import { runPreview } from './run-preview.ts';
import type { ToolSite } from './tool-site.ts';

/** The port of the first preview. Each start takes another one. */
const firstPort = 47_600;

type PreviewOptions = {
  sites: readonly ToolSite[];
  /** The number of pages, as a text. */
  what: string;
  page: number;
  rounds: number;
  /** The budgets of ours. That of the start is for its ratio to the peer `against`. */
  budgets: { start?: { budget: BudgetName; against: string }; save: BudgetName };
};

/** Measures the live preview of each builder in turn: from the command to the first page, and in the last round from saving to seeing. */
export async function previewFigures({ sites, what, page, rounds, budgets }: PreviewOptions): Promise<Figure[]> {
  const starts = new Map<string, number[]>(sites.map(({ tool }) => [tool, []]));
  const saves = new Map<string, number[]>();
  let port = firstPort;
  for (let round = 1; round <= rounds; round += 1) {
    for (const site of sites) {
      port += 1;
      const url = `http://localhost:${port}${pagePath(page)}`;
      const work = async (): Promise<number[]> => (round === rounds ? measureSaves(site, { url, page }) : []);
      const { seconds, result } = await runPreview(site.dev(port), { url, work });
      starts.get(site.tool)?.push(seconds);
      saves.set(site.tool, result);
    }
  }
  const ours = sites[0]?.tool ?? '';
  const { start, save } = budgets;
  return [
    ...[...starts].map(([tool, values]): Figure => ({ what: `${what}, first page: ${tool}`, ...middleOf(values), unit: 's' })),
    ...(start ? [startRatio(starts, { ...start, what, ours })] : []),
    ...[...saves].map(([tool, values]): Figure => {
      const budget = tool === ours && { budget: save };
      return { ...budget, what: `${what}, saving to seeing: ${tool}`, ...middleOf(values), unit: 'ms' };
    }),
  ];
}

type StartRatio = { budget: BudgetName; against: string; what: string; ours: string };

const startRatio = (starts: ReadonlyMap<string, readonly number[]>, { budget, against, what, ours }: StartRatio): Figure => ({
  budget,
  what: `${what}, first page: of ${against}`,
  value: ratioOf(starts.get(ours) ?? [], starts.get(against) ?? []),
  unit: 'ratio',
});
