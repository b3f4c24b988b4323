import type { TextContext } from '../content/part-rules.ts';
import type { LinkUse, TextSource } from '../content/resolve/findings.ts';
import type { ValidPage } from '../content/validate/validate-page.ts';
import type { Finding } from '../problems/create-problem.ts';
import type { RuleInfo } from '../problems/rule-info.ts';
import { assertKeys, type KeysOf } from '../schema/fields/assert-keys.ts';
import type { SourceFile } from '../yaml/yaml-file.ts';
import type { RuleInput } from './site/rule-input.ts';

/**
 * The checks of a rule, one or several. Each function returns the findings in any order, without code and severity: the runner adds both.
 * An exception is reported as a bug of the builder, or of the site for one of its own rules. Use the narrowest function. It depends on
 * nothing but what it gets, and runs again when something changes that it has read: the results for a file, text, page or its links are stored.
 */
type Checks = {
  check: CheckSite;
  checkPage: CheckPage;
  checkLinks: CheckLinks;
  checkText: CheckText;
  checkFile: CheckFile;
};

/** At least one of the checks. */
type SomeChecks = { [Name in keyof Checks]: Pick<Checks, Name> & Partial<Checks> }[keyof Checks];

/** Checks the whole site. It runs again when something of `site` changes that it has read. */
type CheckSite = (site: RuleInput) => readonly Finding[];
/** Checks one page or preset. Read as little of `site` as possible, and not `pages` or `links`, which change with every edit. */
type CheckPage = (page: ValidPage, site: RuleInput) => readonly Finding[];
/** Checks the links on one page, or those that are on no page: of records, shared blocks and settings. Read as little of `site` as `checkPage` does. */
type CheckLinks = (links: readonly LinkUse[], site: RuleInput) => readonly Finding[];
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
  /** True for a rule that reports a problem of an original page once, and not again on the pages that repeat it in other languages. */
  oncePerOriginal?: true;
} & SomeChecks;

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
  oncePerOriginal: true,
  check: true,
  checkPage: true,
  checkLinks: true,
  checkText: true,
  checkFile: true,
};

/** Declares a rule. Keeps its code as a literal type, from which `RuleCode` is made. Throws for a key that does not exist. */
export function defineRule<const Code extends string>(rule: SiteRule<Code>): SiteRule<Code> {
  assertKeys(`The rule "${rule.code}"`, rule, ruleKeys);
  return rule;
}
