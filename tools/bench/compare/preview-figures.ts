import { setTimeout } from 'node:timers/promises';
import type { BudgetName } from '../budgets.ts';
import { type Figure, timeOf } from '../figure.ts';
import { pagePath } from '../generate/placeholders.ts';
import { measureSaves, type Preview, saveFigure, withPreview } from '../live-preview.ts';
import type { ToolSite } from './tool-site.ts';

/** The port of the first preview. Each start takes another one. */
const firstPort = 47_600;
/** How long a preview without caches stays open after its first page, in milliseconds, so that it writes its caches. */
const settled = 5_000;
/** The number of saves. */
const count = 10;

type PreviewOptions = {
  sites: readonly ToolSite[];
  /** The number of pages, as a text. */
  what: string;
  page: number;
  rounds: number;
  /** The budget of our saves. */
  save: BudgetName;
};

/** Seconds and processor time from the command to the first page. */
type Start = { seconds: number; cpu: number };

/**
 * Measures the live preview of each builder in turn: from the command to the first page, without any cache and right after with
 * the caches of that start; then from saving to seeing.
 */
export async function previewFigures({ sites, what, page, rounds, save }: PreviewOptions): Promise<Figure[]> {
  let port = firstPort;
  const open = <Result>(site: ToolSite, work: (preview: Preview, url: string) => Promise<Result>): Promise<Result> => {
    port += 1;
    const url = `http://localhost:${port}${pagePath(page)}`;
    return withPreview(site.dev(port), { url, work: (preview) => work(preview, url) });
  };
  const start = (site: ToolSite, pause: number): Promise<Start> =>
    open(site, async ({ seconds, cpu }) => {
      const first = { seconds, cpu: cpu() };
      await setTimeout(pause);
      return first;
    });
  const starts = sites.map((site): { site: ToolSite; cold: Start[]; again: Start[] } => ({ site, cold: [], again: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { site, cold, again } of starts) {
      await site.clear();
      cold.push(await start(site, settled));
      again.push(await start(site, 0));
    }
  }
  const [ours] = sites;
  const saves: Figure[] = [];
  for (const site of sites) {
    const times = await open(site, ({ cpu }, url) => measureSaves(site, { url, page, count, cpu }));
    saves.push({ ...(site === ours && { budget: save }), ...saveFigure(`${what}, saving to seeing: ${site.tool}`, times) });
  }
  return [
    ...starts.map(({ site, cold }) => ({ what: `${what}, first page without caches: ${site.tool}`, ...timeOf(cold) })),
    ...starts.map(({ site, again }): Figure => {
      const budget = site === ours && ({ budget: 'preview-start' } as const);
      return { ...budget, what: `${what}, first page again: ${site.tool}`, ...timeOf(again) };
    }),
    ...saves,
  ];
}
