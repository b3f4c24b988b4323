import { availableParallelism } from 'node:os';
import { benchParts, runBench } from '../bench/index.ts';
import { figureJson, isWithin, printFigure } from '../bench/print-figure.ts';
import type { Command } from './command.ts';

/** `npm run bench`: the figures of the project beside their budgets; fails when one is exceeded. */
export const bench: Command = {
  flags: { full: { type: 'boolean' }, format: { type: 'string' } },
  run: async ({ root, names, flags }) => {
    const unknown = names.find((name) => !Object.hasOwn(benchParts, name));
    if (unknown !== undefined) {
      console.error(`The benchmark has no part "${unknown}". Parts: ${Object.keys(benchParts).join(', ')}.`);
      return 1;
    }
    const isJson = flags.format === 'json';
    const say = (line: string): void => (isJson ? undefined : console.log(line));
    say(`${availableParallelism()} cores, node ${process.version}. The middle of several runs; the load of the machine is beside each.`);
    let over = 0;
    let heading = '';
    for await (const event of runBench(names, { root, isFull: flags.full === true, note: (line) => say(`       ${line}`) })) {
      if (event.part !== heading) say(`\n${event.part}`);
      heading = event.part;
      const isBad = 'failure' in event || isWithin(event.figure) === false;
      if (isBad) over += 1;
      if (isJson) console.log(JSON.stringify('figure' in event ? figureJson(event.part, event.figure) : event));
      else say('figure' in event ? printFigure(event.figure) : `  over ${event.failure}`);
    }
    say(over === 0 ? '\nEverything is within its budget.' : `\n${over} over budget.`);
    return over === 0 ? 0 : 1;
  },
};
