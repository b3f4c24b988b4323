import type { Finding } from '../problems/create-problem.ts';
import type { RuleInfo } from '../problems/rule-info.ts';
import type { CheckedSite } from './site/checked-site.ts';

/** A rule over the whole site: its code, what `npm run explain` says about it, and its check. */
export type SiteRule<Code extends string = string> = RuleInfo & {
  /** The code of its problems. It never changes: people look it up and filter by it. */
  code: Code;
  /**
   * Returns what is wrong, in any order, without code and severity: the runner adds both. Return the same objects for
   * the same files where you can, so that a second run costs nothing. An exception is reported as a fault of the rule.
   */
  check: (site: CheckedSite) => readonly Finding[];
};

/** Declares a rule. Keeps its code as a literal type, from which `RuleCode` is made. */
export const defineRule = <const Code extends string>(rule: SiteRule<Code>): SiteRule<Code> => rule;
