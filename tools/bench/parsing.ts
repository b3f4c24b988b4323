import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BenchSite } from './bench-project.ts';
import type { BudgetName } from './budgets.ts';
import { type Figure, ratioOf, timeOf } from './figure.ts';
import { commandFile, type Measured, runNode } from './measure-command.ts';

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
export type ComparedRuns = { runs: readonly Measured[]; parsing: readonly number[] };

type CompareOptions = { rounds: number; prepare?: (round: number) => Promise<void>; run: () => Promise<Measured> };

/** Runs a command, each time after parsing the pages of `site`, so that a change of the machine's load affects both. */
export async function compareWithParsing(site: BenchSite, { rounds, prepare, run }: CompareOptions): Promise<ComparedRuns> {
  const runs: Measured[] = [];
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
  const ratio = ratioOf(
    runs.map(({ seconds }) => seconds),
    parsing,
  );
  return [
    { what, ...timeOf(runs) },
    { budget, what: `${what}: of parsing 1,000`, value: ratio, unit: 'ratio' },
  ];
}
