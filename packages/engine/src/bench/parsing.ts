import { createRequire } from 'node:module';
import { join } from 'node:path';
import { commandFile } from '../files/engine-module.ts';
import type { BenchSite } from './bench-project.ts';
import type { BudgetName } from './budgets.ts';
import { type Figure, middleOf } from './figure.ts';
import { ratioOf } from './ratio.ts';
import { type CommandRun, runNode } from './run-command.ts';

/** Its arguments are the file of the library `yaml` and a folder with pages. */
const script = `
import { readdirSync, readFileSync } from 'node:fs';
const [library, folder] = process.argv.slice(1);
const { default: yaml } = await import(library);
for (const name of readdirSync(folder)) yaml.parse(readFileSync(folder + '/' + name, 'utf8'));
`;

/** Seconds that a process takes to parse all pages of a generated site with the library `yaml`, and nothing else. */
async function parsePages({ siteDir }: BenchSite): Promise<number> {
  const library = createRequire(commandFile).resolve('yaml');
  const { seconds } = await runNode(['--input-type=module', '--eval', script, library, join(siteDir, 'pages')], siteDir);
  return seconds;
}

/** Runs of a command, and the seconds that parsing took right before each. */
export type ComparedRuns = { runs: readonly CommandRun[]; parsing: readonly number[] };

type CompareOptions = { rounds: number; prepare?: (round: number) => Promise<void>; run: () => Promise<CommandRun> };

/** Runs a command, each time after parsing the pages of `site`, so that a change of the machine's load affects both. */
export async function compareWithParsing(site: BenchSite, { rounds, prepare, run }: CompareOptions): Promise<ComparedRuns> {
  const runs: CommandRun[] = [];
  const parsing: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await prepare?.(round);
    parsing.push(await parsePages(site));
    runs.push(await run());
  }
  return { runs, parsing };
}

/**
 * Returns the seconds of a command, and what its budget is for: these seconds divided by those of parsing 1,000 pages, which
 * depends less on the machine.
 */
export function comparedFigures({ runs, parsing }: ComparedRuns, { what, budget }: { what: string; budget: BudgetName }): Figure[] {
  const seconds = runs.map((run) => run.seconds);
  return [
    { what, ...middleOf(seconds), unit: 's' },
    { budget, what: `${what}: of parsing 1,000`, value: ratioOf(seconds, parsing), unit: 'ratio' },
  ];
}
