import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { build } from './build.ts';
import { check } from './check.ts';
import { peers } from './compare/index.ts';
import { editor } from './editor.ts';
import type { BenchContext, BenchPart, Figure } from './figure.ts';
import { generateSite } from './generate/generate-site.ts';
import { hostile } from './hostile.ts';
import { mail } from './mail/index.ts';
import { preview } from './preview.ts';
import { figureJson, isWithin, printFigure } from './print-figure.ts';
import { records } from './records.ts';
import { server } from './server/index.ts';
import { speed } from './speed.ts';
import { weight } from './weight.ts';

/** The parts that run when none is named, in this order. */
const ownParts: Readonly<Record<string, BenchPart>> = { check, build, records, preview, editor, hostile, weight, speed, server, mail };

/** Every part of the benchmark. `peers` runs only when it is named, because it installs other site builders. */
export const benchParts: Readonly<Record<string, BenchPart>> = { ...ownParts, peers };

/** Returns the parts to run: those named; when none is named, all except `peers`. */
export const partsToRun = (names: readonly string[]): readonly string[] => (names.length > 0 ? names : Object.keys(ownParts));

type BenchOptions = { site: string; out: string; full?: boolean; format: 'text' | 'json'; generate?: number };

const details = `
Fails when a figure is over its budget. docs/benchmark.md explains the figures. The part peers compares with other site builders,
which it installs into .cache/peers.

Examples:
  npm run bench
      measures everything except peers
  npm run bench -- check preview
      measures two parts
  npm run bench -- weight --site sites/clinic/site.config
      measures another project of this repository
  npm run bench -- --generate 10000 --out /tmp/many
      writes a site of 10,000 pages, to build it yourself
  npm run bench -- peers
      compares with other site builders`;

/** `npm run bench`: reads the command line and runs it. Returns the exit code: 1 for a failure or a figure over its budget, 2 for a wrong call. */
export async function main({ root, words }: { root: string; words: readonly string[] }): Promise<number> {
  let exitCode = 0;
  const program = new Command('npm run bench --')
    .description('Measure the speed and weight of a project beside its budgets')
    .addArgument(new Argument('[part...]', 'the parts to run; without any, all except peers').choices(Object.keys(benchParts)))
    .addOption(
      new Option('--site <dir>', 'the folder with site.yaml of the project to measure').default(join(root, 'site.config'), 'site.config'),
    )
    .option('--full', 'also run the measurements that take minutes')
    .addOption(new Option('--format <name>', 'how figures are printed').choices(['text', 'json']).default('text'))
    .option('--generate <number>', 'write a generated site of this many pages into --out and measure nothing', toPageCount)
    .addOption(new Option('--out <dir>', 'the folder of the generated site').default(join(root, 'dist'), 'dist'))
    .addHelpText('after', details)
    .exitOverride()
    .action(async (parts: string[], { site, out, full = false, format, generate }: BenchOptions) => {
      const project = dirname(resolve(site));
      if (generate !== undefined) await writeSite(project, resolve(out), generate);
      else exitCode = await report(parts, { root: project, isFull: full, isJson: format === 'json' });
    });
  try {
    await program.parseAsync(words, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

function toPageCount(written: string): number {
  if (!/^[1-9]\d{0,5}$/.test(written)) throw new InvalidArgumentError('It must be a number of pages such as 1000.');
  return Number(written);
}

/** Writes a generated site into an empty or new folder. Throws an `Error` for a folder with content, and for too few pages. */
async function writeSite(root: string, folder: string, pages: number): Promise<void> {
  // The generator replaces the content of its folder.
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Nothing was written. Empty it, or choose another folder with --out DIR.`);
  await generateSite({ root, folder, pages });
  console.log(`Wrote ${pages} pages into ${folder}. Build them: npm run build -- --site ${folder} --out DIR`);
}

type ReportOptions = { root: string; isFull: boolean; isJson: boolean };

/** Measures the parts and prints each figure beside its budget. Returns exit code 1 when one is exceeded. */
async function report(parts: readonly string[], { root, isFull, isJson }: ReportOptions): Promise<number> {
  const printText = (line: string): void => (isJson ? undefined : console.log(line));
  printText(`${availableParallelism()} cores, node ${process.version}. Medians of several runs; the load of the machine is beside each.`);
  let over = 0;
  let heading = '';
  for await (const event of runParts(parts, { root, isFull, note: (line) => printText(`       ${line}`) })) {
    if (event.part !== heading) printText(`\n${event.part}`);
    heading = event.part;
    if ('failure' in event || isWithin(event.figure) === false) over += 1;
    if (isJson) console.log(JSON.stringify('figure' in event ? figureJson(event.part, event.figure) : event));
    else console.log('figure' in event ? printFigure(event.figure) : `  over ${event.failure}`);
  }
  printText(over === 0 ? '\nEverything is within its budget.' : `\n${over} over budget.`);
  return over === 0 ? 0 : 1;
}

/** An event of a part: a figure, or the message of a failure. A failure ends the part, not the benchmark. */
type BenchEvent = { part: string } & ({ figure: Figure } | { failure: string });

async function* runParts(names: readonly string[], context: BenchContext): AsyncIterable<BenchEvent> {
  for (const part of partsToRun(names)) {
    try {
      const measure = benchParts[part];
      if (measure) for await (const figure of measure(context)) yield { part, figure };
    } catch (error) {
      yield { part, failure: error instanceof Error ? error.message : String(error) };
    }
  }
}
