import { several } from '../declare/argument.ts';
import { defineCommand } from '../declare/command.ts';
import { unusedSite } from '../declare/folder-options.ts';
import { choiceOption, flag } from '../declare/option.ts';

export const bench = defineCommand({
  name: 'bench',
  summary: 'Measure the speed and weight of the project beside its budgets',
  details: 'Fails when a figure is over its budget. The figures are explained in docs/benchmark.md.',
  arguments: { part: several('the parts to run, such as check or build; without any, all of them') },
  options: {
    site: unusedSite,
    full: flag('also run the measurements that take minutes'),
    format: choiceOption('how figures are printed', ['text', 'json']),
  },
  examples: [
    { words: '', does: 'measures everything' },
    { words: 'check preview', does: 'measures two parts' },
  ],
  run: async ({ args: { part: parts }, options: { full, format }, project: { root } }) => {
    const { reportBench } = await import('../bench.ts');
    return reportBench(parts, { root, isFull: full, isJson: format === 'json' });
  },
});
