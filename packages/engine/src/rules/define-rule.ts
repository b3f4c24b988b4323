import type { Finding } from '../problems/create-problem.ts';
import type { RuleInfo } from '../problems/rule-info.ts';
import type { RuleInput } from './site/rule-input.ts';

/** A rule over the whole site: its code, what `npm run explain` says about it, and its check. */
export type SiteRule<Code extends string = string> = RuleInfo & {
  /** The code of its problems. It never changes: people look it up and filter by it. */
  code: Code;
  /**
   * Returns the findings in any order, without code and severity: the runner adds both. Return the same objects for
   * unchanged files where you can, so that a second run is fast. An exception is reported as a bug of the builder.
   */
  check: (site: RuleInput) => readonly Finding[];
};

/** Declares a rule. Keeps its code as a literal type, from which `RuleCode` is made. */
export const defineRule = <const Code extends string>(rule: SiteRule<Code>): SiteRule<Code> => rule;
