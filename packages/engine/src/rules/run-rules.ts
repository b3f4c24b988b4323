import type { PartRules, RuleResult } from '../content/part-rules.ts';
import { hasChanged } from '../files/retry-if-changed.ts';
import { type Finding, toProblem } from '../problems/create-problem.ts';
import { type Problem, startOfFile } from '../problems/problem.ts';
import { unexpectedFailure } from '../problems/unexpected-failure.ts';
import type { SiteRule } from './define-rule.ts';
import { siteRules } from './index.ts';
import type { RuleInput } from './site/rule-input.ts';

/** The rules of the engine and of a site. */
export type RuleRunner = PartRules & {
  /**
   * Runs the rules over the whole site. `parts` are the results for its files and texts. Returns the problems rule by rule. Throws
   * only when a file was changed in the meantime.
   */
  checkSite: (site: RuleInput, parts: readonly RuleResult[]) => Problem[];
};

/** Combines the rules of the engine with the own rules of a site, whose problems come last at one place. */
export function createRuleRunner(own: readonly SiteRule[]): RuleRunner {
  const rules: readonly SiteRule[] = [...siteRules, ...own];
  return {
    checkTexts: (texts, context) => runChecks(rules, ({ checkText }) => checkText && texts.flatMap((source) => checkText(source, context))),
    checkFile: (file) => runChecks(rules, (rule) => rule.checkFile?.(file)),
    checkSite: (site, parts) => {
      const all = [...parts, runChecks(rules, (rule) => rule.check?.(site))];
      const failed = new Map(all.flatMap(({ failures }) => failures.map(({ code, error }) => [code, error] as const)));
      return rules.flatMap(({ code }) => {
        const error = failed.get(code);
        if (error === undefined) return all.flatMap(({ problems }) => problems[code] ?? []);
        // Reported at `site.yaml`, so that the other rules still run.
        const context = `the rule ${code} over the whole site`;
        return [unexpectedFailure({ error, place: startOfFile(site.settingsFile.shown), text: '', context })];
      });
    },
  };
}

/** Runs a check of every rule. Throws only when a file was changed in the meantime. */
function runChecks(rules: readonly SiteRule[], check: (rule: SiteRule) => readonly Finding[] | undefined): RuleResult {
  const problems: Record<string, readonly Problem[]> = {};
  const failures: { code: string; error: string }[] = [];
  for (const rule of rules) {
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
