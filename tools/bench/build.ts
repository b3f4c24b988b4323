import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BenchProject, type BenchSite, withProject } from './bench-project.ts';
import { type BenchPart, type Figure, middleOf } from './figure.ts';
import { pageName } from './generate/placeholders.ts';
import { type Measured, runCommand } from './measure-command.ts';
import { comparedFigures, compareWithParsing } from './parsing.ts';

/** Measures `npm run build` without compression: cold, and after one edited page. */
export const build: BenchPart = ({ root, isFull }) => withProject(root, (project) => measure(project, isFull));

async function* measure(project: BenchProject, isFull: boolean): AsyncIterable<Figure> {
  const small = await project.site(10);
  const large = await project.site(1_000);
  // As after `npm ci`.
  await runCommand(project.root, 'prepare', '--site', small.siteDir);
  const few = await compareWithParsing(large, { rounds: 5, ...coldBuild(project, small) });
  yield* comparedFigures(few, { what: '10 pages, cold', budget: 'build-10' });
  const cold = await compareWithParsing(large, { rounds: 3, ...coldBuild(project, large) });
  yield* comparedFigures(cold, { what: '1,000 pages, cold', budget: 'build-1000' });
  const edits = await compareWithParsing(large, {
    rounds: 7,
    prepare: (round) => editTitle(large, round + 5),
    run: () => buildOnce(project, large),
  });
  yield* comparedFigures(edits, { what: '1,000 pages, after one edit', budget: 'build-edit' });
  yield { what: '1,000 pages, memory', ...middleOf(cold.runs.map(({ megabytes }) => megabytes)), unit: 'MB' };
  if (isFull) yield* buildMany(project);
}

const buildOnce = ({ root }: BenchProject, { siteDir, outDir }: BenchSite): Promise<Measured> =>
  runCommand(root, 'build', '--site', siteDir, '--out', outDir);

const coldBuild = (project: BenchProject, site: BenchSite) => ({
  prepare: async (): Promise<void> => {
    await project.clearCaches();
    await project.setAside(site.outDir);
  },
  run: () => buildOnce(project, site),
});

async function editTitle({ siteDir }: BenchSite, number: number): Promise<void> {
  const page = join(siteDir, 'pages', `${pageName(number)}.yaml`);
  await writeFile(page, (await readFile(page, 'utf8')).replace(/^title: /m, 'title: Edited '));
}

async function* buildMany(project: BenchProject): AsyncIterable<Figure> {
  const { prepare, run } = coldBuild(project, await project.site(10_000));
  await prepare();
  const { seconds, cpu, megabytes } = await run();
  yield { what: '10,000 pages, cold', value: seconds, cpu, unit: 's' };
  yield { budget: 'build-10000-memory', what: '10,000 pages, memory', value: megabytes, unit: 'MB' };
}
