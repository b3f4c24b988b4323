import { type BenchProject, withProject } from './bench-project.ts';
import { type BenchPart, type Figure, middleOf } from './figure.ts';
import { runCommand } from './measure-command.ts';
import { comparedFigures, compareWithParsing } from './parsing.ts';

/** Measures `npm run check` on 1,000 pages: without caches, and right after another run. */
export const check: BenchPart = ({ root }) => withProject(root, measure);

async function* measure(project: BenchProject): AsyncIterable<Figure> {
  const site = await project.site(1_000);
  const run = () => runCommand(project.root, 'check', '--site', site.siteDir);
  // The first call bundles the tool itself.
  await run();
  const cold = await compareWithParsing(site, { rounds: 5, prepare: project.clearCaches, run });
  yield* comparedFigures(cold, { what: '1,000 pages, cold', budget: 'check-cold' });
  const warm = await compareWithParsing(site, { rounds: 9, run });
  yield* comparedFigures(warm, { what: '1,000 pages, again', budget: 'check-warm' });
  yield { budget: 'check-memory', what: '1,000 pages, memory', ...middleOf(cold.runs.map(({ megabytes }) => megabytes)), unit: 'MB' };
}
