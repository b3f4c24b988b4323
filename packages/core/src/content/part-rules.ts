import type { Problem } from '../problems/problem.ts';
import type { SourceFile } from '../yaml/yaml-file.ts';
import type { TextSource } from './resolve/findings.ts';

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
};

/**
 * The problems of a site, sorted by file and line; those that only matter when it is published; the number of links that were checked.
 * `findUnlinkedPages` returns the pages that none of them leads to.
 */
export type SiteFindings = { problems: Problem[]; releaseProblems: Problem[]; linkCount: number; findUnlinkedPages: () => string[] };

/** The rules of the engine and of the site, as they run for one part. They throw only when a file was changed in the meantime. */
export type PartRules = {
  /** Runs the rules for the texts of one part of the site. */
  checkTexts: (texts: readonly TextSource[], context: TextContext) => RuleResult;
  /** Runs the rules for one YAML file. */
  checkFile: (file: SourceFile) => RuleResult;
};
