import { allRules, type DescribedRule, nearestName, type RuleInfo } from '@pagewright/core';
import { type Project, UsageError } from './declare/command.ts';
import { indent, print } from './print.ts';

/**
 * Prints why a rule exists, with a wrong and a right example; without a code, all rules: those of the engine and of the site. Throws
 * `UsageError` for an unknown code.
 */
export async function explainProblem(code: string | undefined, { loadCode }: Pick<Project, 'loadCode'>): Promise<number> {
  const { rules: own } = await loadCode();
  const rules: DescribedRule[] = [...allRules, ...own];
  if (code === undefined) {
    print(
      `${listOfRules(rules)}\n\nThese are the codes of all problems; check prints them. To read about one: npm run explain -- broken-link`,
    );
    return 0;
  }
  const rule = rules.find((one) => one.code === code);
  if (!rule) throw unknownCode(code, rules);
  print(describeRule(rule, own));
  return 0;
}

function unknownCode(code: string, rules: readonly DescribedRule[]): UsageError {
  const nearest = nearestName(
    code,
    rules.map((one) => one.code),
  );
  return new UsageError(
    `There is no problem with the code "${code}". ${nearest ? `Did you mean "${nearest}"?` : 'All codes: npm run explain'}`,
  );
}

/** Returns one line per rule: code and summary. */
function listOfRules(rules: readonly DescribedRule[]): string {
  const width = Math.max(...rules.map(({ code }) => code.length));
  return rules.map(({ code, summary }) => `${code.padEnd(width)}  ${summary}`).join('\n');
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
function describeRule(rule: DescribedRule, own: readonly DescribedRule[]): string {
  const { code, severity, fixable, summary, why, where, wrong, right } = rule;
  const isOfExampleSite = usesSchemas[where] && !own.includes(rule);
  const stops = severity === 'error' ? 'error: the site is not built until it is fixed' : 'warning: the site is built anyway';
  return [
    `${code}  (${stops})`,
    '',
    summary,
    why,
    '',
    `Wrong, ${places[where]}:`,
    indent(wrong, '    '),
    '',
    'Right:',
    indent(right, '    '),
    '',
    ...(isOfExampleSite ? ['The examples use the block types and collections of an example site. Every site has its own.'] : []),
    fixable ? 'npm run check -- --fix fixes it where that is safe.' : 'It needs a decision, so --fix leaves it to you.',
  ].join('\n');
}
