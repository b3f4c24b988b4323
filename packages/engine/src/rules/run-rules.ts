import { memoizeByKey } from '../cache/memoize-by-key.ts';
import type { SourceFile } from '../content/find/yaml-reader.ts';
import type { WithTexts } from '../content/resolve/findings.ts';
import { hasChanged } from '../files/retry-if-changed.ts';
import { type Finding, toProblem } from '../problems/create-problem.ts';
import { type Problem, startOfFile } from '../problems/problem.ts';
import { unexpectedFailure } from '../problems/unexpected-failure.ts';
import { withoutSource } from '../text/without-source.ts';
import type { SiteRule } from './define-rule.ts';
import { siteRules } from './index.ts';
import type { RuleInput } from './site/rule-input.ts';
import { type TextContext, textContext } from './site/text-context.ts';
import { yamlFiles } from './site/yaml-files.ts';

/** The problems that rules found in one part of the site, by the code of the rule. */
export type ProblemsByRule = Map<string, readonly Problem[]>;

/** The problems of a page, record or settings in their texts. They hold as long as `state` is that of the context. */
export type TextProblems = { state: string; byRule: ProblemsByRule };

/** The results of rules that check texts or files one by one. The same part of a site is checked once. */
export type RuleResults = { texts: WeakMap<WithTexts, TextProblems>; files: WeakMap<SourceFile, ProblemsByRule> };

/** The codes of the rules that check texts, and of those that check files. */
export const [textCodes, fileCodes] = [
  siteRules.flatMap(({ code, checkText }: SiteRule) => (checkText ? [code] : [])),
  siteRules.flatMap(({ code, checkFile }: SiteRule) => (checkFile ? [code] : [])),
];

/** Runs every rule over the whole site and returns their problems, rule by rule. Throws only when a file was changed in the meantime. */
export function runRules(site: RuleInput, results: RuleResults): Problem[] {
  const context = textContext(site);
  const files = yamlFiles(site);
  const ofFiles = (rule: SiteRule): Problem[] => files.flatMap((file) => problemsOfFile(rule, file, results));
  const ofTexts = (rule: SiteRule): Problem[] => site.withTexts.flatMap((part) => problemsOfTexts(rule, part, context, results));
  const ofSite = (rule: SiteRule): Problem[] => (rule.check?.(site) ?? []).map((finding) => problemOf(rule, finding));
  return allRules.flatMap((rule) => {
    try {
      return [...(rule.checkFile ? ofFiles(rule) : []), ...ofSite(rule), ...(rule.checkText ? ofTexts(rule) : [])];
    } catch (error) {
      if (hasChanged(error)) throw error;
      // Reported at `site.yaml`, so that the other rules still run.
      const place = startOfFile(site.settingsFile.shown);
      return [unexpectedFailure({ error, place, text: '', context: `the rule ${rule.code} over the whole site` })];
    }
  });
}

const allRules: readonly SiteRule[] = siteRules;

/**
 * Runs the rules for the texts and the file of one page, so that its texts are not needed again. Returns false when one of
 * them throws, which `runRules` reports.
 */
export function runPageRules(part: WithTexts & { page: { file: SourceFile } }, context: TextContext, results: RuleResults): boolean {
  try {
    for (const rule of allRules) {
      if (rule.checkText) problemsOfTexts(rule, part, context, results);
      if (rule.checkFile) problemsOfFile(rule, part.page.file, results);
    }
    return true;
  } catch (error) {
    if (hasChanged(error)) throw error;
    return false;
  }
}

function problemsOfFile(rule: SiteRule, file: SourceFile, { files }: RuleResults): readonly Problem[] {
  const byRule: ProblemsByRule = memoizeByKey(files, file, () => new Map());
  return memoizeInMap(byRule, rule, () => rule.checkFile?.(file) ?? []);
}

function problemsOfTexts(rule: SiteRule, part: WithTexts, context: TextContext, { texts }: RuleResults): readonly Problem[] {
  const { state } = context;
  const known = texts.get(part);
  const { byRule } = known?.state === state ? known : { byRule: new Map<string, readonly Problem[]>() };
  if (known?.byRule !== byRule) texts.set(part, { state, byRule });
  return memoizeInMap(byRule, rule, () => part.readTexts().flatMap((source) => rule.checkText?.(source, context) ?? []));
}

function memoizeInMap(byRule: ProblemsByRule, rule: SiteRule, check: () => readonly Finding[]): readonly Problem[] {
  const known = byRule.get(rule.code);
  if (known) return known;
  const found = check().map((finding) => withoutSource(toProblem(rule, finding)));
  byRule.set(rule.code, found);
  return found;
}

/** The problem of each finding. A rule that returns the same finding again does not cut its excerpt again. */
const problems = new WeakMap<Finding, Problem>();

const problemOf = (rule: SiteRule, finding: Finding): Problem => memoizeByKey(problems, finding, () => toProblem(rule, finding));
