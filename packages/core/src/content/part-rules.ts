import type { Problem } from '../problems/problem.ts';
import type { SourceFile } from '../yaml/yaml-file.ts';
import type { LinkUse, TextSource } from './resolve/findings.ts';
import type { ValidPage } from './validate/validate-page.ts';

/** The fonts that browsers try for a text, in order: the characters of each. */
export type FontList = readonly ReadonlySet<number>[];

/** What the check of a text may depend on besides the text. */
export type TextContext = {
  /** Undefined when `site.yaml` has an error. */
  language: string | undefined;
  /** Returns the fonts for headings and for other texts in a language. */
  readFonts: (language: string) => readonly FontList[];
  /** The absolute paths of all font files. */
  files: readonly string[];
};

/**
 * What rules found in one part of the site: the problems by the code of the rule, and why rules failed, with the finished problem for a
 * rule of the site. JSON-safe.
 */
export type RuleResult = {
  problems: Record<string, readonly Problem[]>;
  failures: readonly { code: string; error: string; problem?: Problem }[];
  /** True for a page that repeats one of the default language. */
  isRepeat?: true;
};

/**
 * The rules of the engine and of the site. Each function runs them for one part, and throws only when a file was changed in the
 * meantime. `Site` is what rules read of the rest of the site.
 */
export type PartRules<Site> = {
  /** Runs the rules for the texts of one part of the site. */
  checkTexts: (texts: readonly TextSource[], context: TextContext) => RuleResult;
  /** Runs the rules for one YAML file. */
  checkFile: (file: SourceFile) => RuleResult;
  /** Runs the rules for one page, and for the links on it. */
  checkPage: (page: ValidPage, links: readonly LinkUse[], site: Site) => RuleResult;
  /** Runs the rules for links that are on no page. */
  checkLinks: (links: readonly LinkUse[], site: Site) => RuleResult;
  /** Runs a rule over the whole site. */
  checkSite: (code: string, site: Site) => RuleResult;
  /** The codes of the rules over the whole site. */
  siteCodes: readonly string[];
  /** Combines the results for all parts, rule by rule. */
  combine: (results: readonly RuleResult[], settingsFile: Pick<SourceFile, 'displayPath'>) => Problem[];
  /** True for a problem that is only reported when the site is published. */
  isAtRelease: (problem: Problem) => boolean;
};
