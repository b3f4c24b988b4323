import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BenchProject, type BenchSite, withProject } from './bench-project.ts';
import { type BenchPart, type Figure, middleOf } from './figure.ts';
import { pageName } from './generate/placeholders.ts';
import { type CommandRun, runCommand } from './run-command.ts';

/** Measures `npm run build` without compression: cold, and after one edited page. */
export const build: BenchPart = ({ root, isFull }) => withProject(root, (project) => measure(project, isFull));

async function* measure(project: BenchProject, isFull: boolean): AsyncIterable<Figure> {
  const small = await project.site(10);
  // As after `npm ci`.
  await runCommand(project.root, 'prepare', '--site', small.siteDir);
  yield { budget: 'build-10', what: '10 pages, cold', ...seconds(await coldBuilds(project, small, 5)), unit: 's' };
  const large = await project.site(1_000);
  const cold = await coldBuilds(project, large, 3);
  yield { budget: 'build-1000', what: '1,000 pages, cold', ...seconds(cold), unit: 's' };
  yield { budget: 'build-edit', what: '1,000 pages, after one edit', ...seconds(await editBuilds(project, large)), unit: 's' };
  yield { what: '1,000 pages, memory', ...middleOf(cold.map(({ megabytes }) => megabytes)), unit: 'MB' };
  if (isFull) yield* buildMany(project);
}

const seconds = (runs: readonly CommandRun[]) => middleOf(runs.map((run) => run.seconds));

const buildOnce = ({ root }: BenchProject, { siteDir, outDir }: BenchSite): Promise<CommandRun> =>
  runCommand(root, 'build', '--site', siteDir, '--out', outDir);

async function coldBuilds(project: BenchProject, site: BenchSite, rounds: number): Promise<CommandRun[]> {
  const runs: CommandRun[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await project.clearCaches();
    await project.setAside(site.outDir);
    runs.push(await buildOnce(project, site));
  }
  return runs;
}

async function editBuilds(project: BenchProject, site: BenchSite): Promise<CommandRun[]> {
  const runs: CommandRun[] = [];
  for (let round = 0; round < 7; round += 1) {
    const page = join(site.siteDir, 'pages', `${pageName(round + 5)}.yaml`);
    await writeFile(page, (await readFile(page, 'utf8')).replace(/^title: /m, 'title: Edited '));
    runs.push(await buildOnce(project, site));
  }
  return runs;
}

async function* buildMany(project: BenchProject): AsyncIterable<Figure> {
  const [run] = await coldBuilds(project, await project.site(10_000), 1);
  if (!run) return;
  yield { what: '10,000 pages, cold', value: run.seconds, unit: 's' };
  yield { budget: 'build-10000-memory', what: '10,000 pages, memory', value: run.megabytes, unit: 'MB' };
}
