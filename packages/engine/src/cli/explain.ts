import { nearestName } from '../problems/nearest-name.ts';
import type { RuleInfo } from '../problems/rule-info.ts';
import { allRules } from '../rules/rule-codes.ts';
import { UsageError } from './declare/usage-error.ts';
import { print } from './print.ts';

/** Prints why a rule exists, with a wrong and a right example; without a code, all rules. Throws `UsageError` for an unknown code. */
export function explainProblem(code: string | undefined): number {
  if (code === undefined) {
    print(`${listOfRules()}\n\nThese are the codes of all problems; check prints them. To read about one: npm run explain -- broken-link`);
    return 0;
  }
  const rule = allRules.find((one) => one.code === code);
  if (!rule) throw unknownCode(code);
  print(describeRule(rule));
  return 0;
}

function unknownCode(code: string): UsageError {
  const nearest = nearestName(
    code,
    allRules.map((one) => one.code),
  );
  return new UsageError(
    `There is no problem with the code "${code}". ${nearest ? `Did you mean "${nearest}"?` : 'All codes: npm run explain'}`,
  );
}

/** Returns one line per rule: code and summary. */
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

/** True for examples with block types or collections, which every site declares itself. */
const usesSchemas = { page: true, block: true, record: true, settings: false, file: false } satisfies Record<RuleInfo['where'], boolean>;

/** Describes a rule as plain text. */
function describeRule({ code, severity, fixable, summary, why, where, wrong, right }: (typeof allRules)[number]): string {
  const stops = severity === 'error' ? 'error: the site is not built until it is fixed' : 'warning: the site is built anyway';
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
    ...(usesSchemas[where] ? ['The examples use the block types and collections of an example site. Every site has its own.'] : []),
    fixable ? 'npm run check -- --fix fixes it where that is safe.' : 'It needs a decision, so --fix leaves it to you.',
  ].join('\n');
}

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');
