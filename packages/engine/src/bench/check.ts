import { type BenchProject, withProject } from './bench-project.ts';
import { type BenchPart, type Figure, middleOf } from './figure.ts';
import { runCommand } from './run-command.ts';

/** Measures `npm run check` on 1,000 pages: without caches, and right after another run. */
export const check: BenchPart = ({ root }) => withProject(root, measure);

async function* measure(project: BenchProject): AsyncIterable<Figure> {
  const { siteDir } = await project.site(1_000);
  const run = () => runCommand(project.root, 'check', '--site', siteDir);
  // The first call bundles the tool itself.
  await run();
  const cold = [];
  for (let round = 0; round < 5; round += 1) {
    await project.clearCaches();
    cold.push(await run());
  }
  yield { budget: 'check-cold', what: '1,000 pages, cold', ...middleOf(cold.map(({ seconds }) => seconds)), unit: 's' };
  const warm = [];
  for (let round = 0; round < 9; round += 1) warm.push(await run());
  yield { budget: 'check-warm', what: '1,000 pages, again', ...middleOf(warm.map(({ seconds }) => seconds)), unit: 's' };
  yield { budget: 'check-memory', what: '1,000 pages, memory', ...middleOf(cold.map(({ megabytes }) => megabytes)), unit: 'MB' };
}
