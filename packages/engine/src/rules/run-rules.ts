import type { TextSource } from '../content/resolve/findings.ts';
import { hasChanged } from '../files/retry-if-changed.ts';
import { type Finding, toProblem } from '../problems/create-problem.ts';
import { type Problem, startOfFile } from '../problems/problem.ts';
import { unexpectedFailure } from '../problems/unexpected-failure.ts';
import type { SourceFile } from '../yaml/yaml-file.ts';
import type { SiteRule } from './define-rule.ts';
import { siteRules } from './index.ts';
import type { RuleInput } from './site/rule-input.ts';
import type { TextContext } from './site/text-context.ts';

/** What rules found in one part of the site: the problems by the code of the rule, and why rules failed. JSON-safe. */
export type RuleResult = { problems: Record<string, readonly Problem[]>; failures: readonly { code: string; error: string }[] };

const allRules: readonly SiteRule[] = siteRules;

/** Runs a check of every rule. Throws only when a file was changed in the meantime. */
function runChecks(check: (rule: SiteRule) => readonly Finding[] | undefined): RuleResult {
  const problems: Record<string, readonly Problem[]> = {};
  const failures: { code: string; error: string }[] = [];
  for (const rule of allRules) {
    try {
      const found = check(rule);
      if (found && found.length > 0) problems[rule.code] = found.map((finding) => toProblem(rule, finding));
    } catch (error) {
      if (hasChanged(error)) throw error;
      failures.push({ code: rule.code, error: String(error) });
    }
  }
  return { problems, failures };
}

/** Runs the rules for the texts of one part of the site. */
export const checkTexts = (texts: readonly TextSource[], context: TextContext): RuleResult =>
  runChecks(({ checkText }) => checkText && texts.flatMap((source) => checkText(source, context)));

/** Runs the rules for one YAML file. */
export const checkFile = (file: SourceFile): RuleResult => runChecks((rule) => rule.checkFile?.(file));

/**
 * Runs the rules over the whole site. `parts` are the results for its files and texts. Returns the problems rule by rule. Throws only
 * when a file was changed in the meantime.
 */
export function runRules(site: RuleInput, parts: readonly RuleResult[]): Problem[] {
  const all = [...parts, runChecks((rule) => rule.check?.(site))];
  const failed = new Map(all.flatMap(({ failures }) => failures.map(({ code, error }) => [code, error] as const)));
  return allRules.flatMap(({ code }) => {
    const error = failed.get(code);
    if (error === undefined) return all.flatMap(({ problems }) => problems[code] ?? []);
    // Reported at `site.yaml`, so that the other rules still run.
    return [
      unexpectedFailure({ error, place: startOfFile(site.settingsFile.shown), text: '', context: `the rule ${code} over the whole site` }),
    ];
  });
}
