import { memoizeByKey } from '../cache/memoize-by-key.ts';
import { type Finding, toProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { unexpectedFailure } from '../problems/unexpected-failure.ts';
import type { SiteRule } from './define-rule.ts';
import { siteRules } from './index.ts';
import type { RuleInput } from './site/rule-input.ts';

/** Runs every rule over the whole site and returns their problems, rule by rule. Never throws. */
export const runRules = (site: RuleInput): Problem[] => siteRules.flatMap((rule) => runRule(rule, site));

/** The problem of each finding. A rule that returns the same finding again does not cut its excerpt again. */
const problems = new WeakMap<Finding, Problem>();

/** Runs one rule. When it throws, the failure is reported at `site.yaml`, so that the other rules still run. */
function runRule(rule: SiteRule, site: RuleInput): Problem[] {
  try {
    return rule.check(site).map((finding) => memoizeByKey(problems, finding, () => toProblem(rule, finding)));
  } catch (error) {
    const place = { file: site.settingsFile.shown, line: 1, column: 1, length: 1 };
    return [unexpectedFailure({ error, place, text: '', context: `the rule ${rule.code} over the whole site` })];
  }
}
