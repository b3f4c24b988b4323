import { several } from '../declare/argument.ts';
import { defineCommand } from '../declare/command.ts';
import { out, unusedSite } from '../declare/folder-options.ts';
import { choiceOption, flag, parsedOption } from '../declare/option.ts';
import { toPositiveInteger } from '../declare/positive-integer.ts';

export const bench = defineCommand({
  name: 'bench',
  summary: 'Measure the speed and weight of the project beside its budgets',
  details:
    'Fails when a figure is over its budget. The figures are explained in docs/benchmark.md. The part peers compares with other site builders. It installs them into .cache/peers and runs only when it is named.',
  arguments: { part: several('the parts to run, such as check or build; without any, all except peers') },
  options: {
    site: unusedSite,
    full: flag('also run the measurements that take minutes'),
    format: choiceOption('how figures are printed', ['text', 'json']),
    generate: parsedOption({
      summary: 'write a generated site of this many pages into --out and measure nothing',
      value: { placeholder: 'NUMBER', example: '1000' },
      fallback: 'measure',
      expected: 'a number of pages such as 1000',
      absent: () => undefined,
      parse: toPositiveInteger,
    }),
    out: { ...out, summary: 'the folder of the generated site' },
  },
  examples: [
    { words: '', does: 'measures everything except peers' },
    { words: 'check preview', does: 'measures two parts' },
    { words: '--generate 10000 --out /tmp/many', does: 'writes a site of 10,000 pages, to build it yourself' },
    { words: 'peers', does: 'compares with other site builders' },
  ],
  run: async ({ args: { part: parts }, options: { full, format, generate: pages, out: folder }, project: { root } }) => {
    const { reportBench, writeBenchSite } = await import('../bench.ts');
    if (pages !== undefined) return writeBenchSite(root, folder, pages);
    return reportBench(parts, { root, isFull: full, isJson: format === 'json' });
  },
});
