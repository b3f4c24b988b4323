import type { TextContext } from '../content/part-rules.ts';
import type { TextSource } from '../content/resolve/findings.ts';
import type { Finding } from '../problems/create-problem.ts';
import type { RuleInfo } from '../problems/rule-info.ts';
import { assertKeys, type KeysOf } from '../schema/fields/assert-keys.ts';
import type { SourceFile } from '../yaml/yaml-file.ts';
import type { RuleInput } from './site/rule-input.ts';

/**
 * The check of a rule. Each function returns the findings in any order, without code and severity: the runner adds both. An
 * exception is reported as a bug of the builder, or of the site for one of its own rules. Use the narrowest function: results for one text or one file are cached on
 * disk until it changes, and a check of the whole site runs every time.
 */
type Checks =
  | { check: CheckSite; checkText?: CheckText; checkFile?: undefined }
  | { check?: undefined; checkText: CheckText; checkFile?: undefined }
  | { check?: undefined; checkText?: undefined; checkFile: CheckFile };

/** Checks the whole site. Return the same objects for unchanged files where you can, so that a second run is fast. */
type CheckSite = (site: RuleInput) => readonly Finding[];
/** Checks the texts of one block, record or file. It depends on nothing but these and the context. */
type CheckText = (source: TextSource, context: TextContext) => readonly Finding[];
/** Checks the text of one YAML file without syntax errors. It depends on nothing else. */
type CheckFile = (file: SourceFile) => readonly Finding[];

/** A rule: its code, what `npm run explain` says about it, and its check. */
export type SiteRule<Code extends string = string> = RuleInfo & {
  /** The code of its problems. It never changes: people look it up and filter by it. */
  code: Code;
  /** True for a rule that only matters when the site is published: its problems are reported by commands with `--release`. */
  atRelease?: true;
} & Checks;

const ruleKeys: KeysOf<SiteRule> = {
  code: true,
  severity: true,
  fixable: true,
  summary: true,
  why: true,
  where: true,
  wrong: true,
  right: true,
  atRelease: true,
  check: true,
  checkText: true,
  checkFile: true,
};

/** Declares a rule. Keeps its code as a literal type, from which `RuleCode` is made. Throws for a key that does not exist. */
export function defineRule<const Code extends string>(rule: SiteRule<Code>): SiteRule<Code> {
  assertKeys(`The rule "${rule.code}"`, rule, ruleKeys);
  return rule;
}
