import type { BenchPart, Figure } from '../figure.ts';
import { pagePath } from '../generate/placeholders.ts';
import { buildFigures, measureBuilds, memoryFigures } from './builds.ts';
import { comparePages } from './compare-pages.ts';
import { type CreateSites, withComparison } from './comparison.ts';
import { measureOutputs, outputFigures } from './output-size.ts';
import { pageFigures } from './page-figures.ts';
import { eleventy } from './peers.ts';
import { previewFigures } from './preview-figures.ts';
import type { ToolSite } from './tool-site.ts';

const rounds = 3;
/** The blocking time of one page varies by its half between two loads. */
const loads = 9;
/** The number of the page of generated sites that is compared, shown in Lighthouse and edited. */
const page = 3;

type CompareOptions = { isFull: boolean; note: (line: string) => void };

/** Compares with the site builders in `tools/bench/peers`: builds, bytes, a page in Lighthouse, and the live preview. */
export const peers: BenchPart = ({ root, isFull, note }) => withComparison({ root, note }, (sites) => compare(sites, { isFull, note }));

async function* compare(createSites: CreateSites, { isFull, note }: CompareOptions): AsyncIterable<Figure> {
  const against = eleventy.name;
  const cold = (sites: readonly ToolSite[], count: number) =>
    measureBuilds({ sites, rounds: count, prepare: ({ clear }) => clear(), note });

  const small = await createSites(10);
  const smallRuns = await cold(small, rounds);
  await comparePages(small, pagePath(page), note);
  yield* buildFigures(smallRuns, { what: '10 pages, cold', budget: 'peers-10', against });
  const smallOutputs = await measureOutputs(small);
  yield* await pageFigures({ sites: small, path: pagePath(page), rounds: loads });
  yield* await previewFigures({ sites: small, what: '10 pages', page, rounds, save: 'preview-10' });

  const large = await createSites(1_000);
  const largeRuns = await cold(large, rounds);
  yield* buildFigures(largeRuns, { what: '1,000 pages, cold', budget: 'peers-1000', against });
  const edit = (site: ToolSite, round: number) => site.edit(page + round, `Edited in round ${round + 1}`)();
  const edits = await measureBuilds({ sites: large, rounds, prepare: edit, note });
  await comparePages(large, pagePath(page), note);
  yield* buildFigures(edits, { what: '1,000 pages, one edited', budget: 'peers-edit', against });
  yield* memoryFigures(largeRuns, '1,000 pages, memory');
  const tools = large.slice(0, -1).map(({ tool }) => tool);
  yield* outputFigures({ tools, small: smallOutputs, large: await measureOutputs(large), pages: 990 });
  yield* await previewFigures({ sites: large, what: '1,000 pages', page, rounds, save: 'preview-1000' });

  if (!isFull) return;
  const many = await createSites(5_000);
  yield* buildFigures(await cold(many, 1), { what: '5,000 pages, cold', budget: 'peers-5000', against });
}
