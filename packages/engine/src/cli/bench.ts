import { availableParallelism } from 'node:os';
import { benchParts, runBench } from '../bench/index.ts';
import { figureJson, isWithin, printFigure } from '../bench/print-figure.ts';
import { writeSite } from '../bench/write-site.ts';
import { count } from '../problems/format-problem.ts';
import { unknownName } from './declare/usage-error.ts';
import { displayPath } from './display-path.ts';
import { print } from './print.ts';

type BenchOptions = { root: string; isFull: boolean; isJson: boolean };

/**
 * Measures the parts named, or all when none is, and prints each figure beside its budget. Returns exit code 1 when one is
 * exceeded. Throws `UsageError` for a part that does not exist.
 */
export async function reportBench(parts: readonly string[], { root, isFull, isJson }: BenchOptions): Promise<number> {
  const unknown = parts.find((part) => !Object.hasOwn(benchParts, part));
  if (unknown !== undefined) throw unknownName(`The benchmark has no part "${unknown}".`, unknown, Object.keys(benchParts));
  const printText = (line: string): void => (isJson ? undefined : print(line));
  printText(`${availableParallelism()} cores, node ${process.version}. Medians of several runs; the load of the machine is beside each.`);
  let over = 0;
  let heading = '';
  for await (const event of runBench(parts, { root, isFull, note: (line) => printText(`       ${line}`) })) {
    if (event.part !== heading) printText(`\n${event.part}`);
    heading = event.part;
    const isBad = 'failure' in event || isWithin(event.figure) === false;
    if (isBad) over += 1;
    if (isJson) print(JSON.stringify('figure' in event ? figureJson(event.part, event.figure) : event));
    else printText('figure' in event ? printFigure(event.figure) : `  over ${event.failure}`);
  }
  printText(over === 0 ? '\nEverything is within its budget.' : `\n${over} over budget.`);
  return over === 0 ? 0 : 1;
}

/** Writes a generated site into a folder. Returns exit code 0; throws when the folder has content. */
export async function writeBenchSite(root: string, folder: string, pages: number): Promise<number> {
  await writeSite(root, folder, pages);
  const shown = displayPath(folder);
  print(`Wrote ${count(pages, 'page')} into ${shown}. Build them: npm run build -- --site ${shown} --out DIR`);
  return 0;
}
