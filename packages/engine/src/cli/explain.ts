import { nearestName } from '../problems/nearest-name.ts';
import { rules } from '../rules/index.ts';
import type { Rule } from '../rules/rule.ts';
import type { Command } from './command.ts';

/** `npm run explain -- CODE`: why a rule is there, with a wrong and a right example; without a code, all rules. */
export const explain: Command = {
  run: async ({ names }) => {
    const [code] = names;
    if (code === undefined) {
      console.log(`${listOfRules()}\n\nMore on one: npm run explain -- CODE`);
      return 0;
    }
    const rule = Object.hasOwn(rules, code) ? rules[code] : undefined;
    if (rule) {
      console.log(describeRule(rule));
      return 0;
    }
    const nearest = nearestName(code, Object.keys(rules));
    console.error(`There is no problem with the code "${code}".${nearest ? ` Did you mean "${nearest}"?` : ''} Codes:\n\n${listOfRules()}`);
    return 1;
  },
};

/** Every code with its sentence, under each other. */
function listOfRules(): string {
  const codes = Object.keys(rules).sort();
  const width = Math.max(...codes.map((code) => code.length));
  return codes.map((code) => `${code.padEnd(width)}  ${rules[code]?.summary ?? ''}`).join('\n');
}

const places: Record<Rule['where'], string> = {
  page: 'in a page',
  block: 'in a block of a page',
  record: 'in a file of collections/',
  settings: 'in site.yaml',
  file: 'files of the site',
};

/** What is known of a rule, for people to read. */
function describeRule({ code, severity, fixable, summary, why, where, wrong, right }: Rule): string {
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
