import type { BenchPart, Figure } from '../figure.ts';
import { pagePath } from '../generate/placeholders.ts';
import { buildFigures, memoryFigures } from './build-figures.ts';
import { measureBuilds } from './builds.ts';
import { comparePages } from './compare-pages.ts';
import { type Contest, withContest } from './contest.ts';
import { outputFigures } from './output-size.ts';
import type { ToolSite } from './tool-site.ts';

const rounds = 3;
/** The page of generated sites that is compared, shown in Lighthouse and edited: its number. */
const sample = 3;

type CompareOptions = { isFull: boolean; note: (line: string) => void };

/** Compares with the site builders in `tests/bench/peers`: builds, bytes, a page in Lighthouse, and the live preview. */
export const peers: BenchPart = ({ root, isFull, note }) =>
  withContest({ root, note }, (contest) => compare(contest, { isFull, note }));

async function* compare(contest: Contest, { isFull, note }: CompareOptions): AsyncIterable<Figure> {
  const against = contest.settings.budgets.build;
  const cold = (sites: readonly ToolSite[], count = rounds) =>
    measureBuilds({ sites, rounds: count, prepare: ({ clear }) => clear(), note });

  const small = await contest.sites(10);
  const coldSmall = await cold(small);
  await comparePages(small, pagePath(sample), note);
  yield* buildFigures(coldSmall, { what: '10 pages, cold', budget: 'peers-10', against });

  const large = await contest.sites(1_000);
  const coldLarge = await cold(large);
  await comparePages(large, pagePath(sample), note);
  yield* buildFigures(coldLarge, { what: '1,000 pages, cold', budget: 'peers-1000', against });
  const edit = ({ edit: write }: ToolSite, round: number) => write(sample + round, `Edited in round ${round + 1}`);
  const edits = await measureBuilds({ sites: large, rounds, prepare: edit, note });
  yield* buildFigures(edits, { what: '1,000 pages, one edited', budget: 'peers-edit', against });
  yield* memoryFigures(coldLarge, '1,000 pages, memory');
  yield* await outputFigures(large, 1_000);
}
