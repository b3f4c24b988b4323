import { nearestName } from '../problems/nearest-name.ts';
import type { RuleInfo } from '../problems/rule-info.ts';
import { allRules } from '../rules/rule-codes.ts';
import type { Command } from './command.ts';

/** `npm run explain -- CODE`: the reason for a rule with a wrong and a right example. Without a code: all rules. */
export const explain: Command = {
  run: async ({ names }) => {
    const [code] = names;
    if (code === undefined) {
      console.log(`${listOfRules()}\n\nMore on one: npm run explain -- CODE`);
      return 0;
    }
    const rule = allRules.find((one) => one.code === code);
    if (rule) {
      console.log(describeRule(rule));
      return 0;
    }
    const nearest = nearestName(
      code,
      allRules.map((one) => one.code),
    );
    console.error(`There is no problem with the code "${code}".${nearest ? ` Did you mean "${nearest}"?` : ''} Codes:\n\n${listOfRules()}`);
    return 1;
  },
};

/** Returns every code with its summary, one a line. */
function listOfRules(): string {
  const width = Math.max(...allRules.map(({ code }) => code.length));
  return allRules.map(({ code, summary }) => `${code.padEnd(width)}  ${summary}`).join('\n');
}

const places: Record<RuleInfo['where'], string> = {
  page: 'in a page',
  block: 'in a block of a page',
  record: 'in a file of collections/',
  settings: 'in site.yaml',
  file: 'files of the site',
};

/** Returns the page of one rule. */
function describeRule({ code, severity, fixable, summary, why, where, wrong, right }: (typeof allRules)[number]): string {
  const stops = severity === 'error' ? 'error: the site is not built until it is mended' : 'warning: the site is built all the same';
  return [
    `${code}  (${stops})`,
    '',
    summary,
    why,
    '',
    `Wrong, ${places[where]}:`,
    indented(wrong),
    '',
    'Right:',
    indented(right),
    '',
    fixable ? 'npm run check -- --fix mends it, where that is safe.' : 'It needs a decision, so --fix leaves it to you.',
  ].join('\n');
}

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');
