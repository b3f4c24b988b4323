import type { PartRules, RuleResult } from '../content/part-rules.ts';
import type { TextSource } from '../content/resolve/findings.ts';
import { createProblem, type Finding, toProblem } from '../problems/create-problem.ts';
import { hasChanged } from '../problems/file-errors.ts';
import { type Problem, startOfFile } from '../problems/problem.ts';
import type { PlaceInCode } from '../problems/site-code-error.ts';
import { siteCodeFailure, unexpectedFailure } from '../problems/unexpected-failure.ts';
import type { SourceFile } from '../yaml/yaml-file.ts';
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
  /** True for a problem that is only reported when the site is published. */
  isAtRelease: (problem: Problem) => boolean;
};

/** Combines the rules of the engine with the own rules of a site, whose problems come last at one place. */
export function createRuleRunner(own: readonly SiteRule[], placeInCode: PlaceInCode): RuleRunner {
  const rules: readonly SiteRule[] = [...siteRules, ...own];
  const atRelease = new Set(rules.flatMap((rule) => (rule.atRelease ? [rule.code] : [])));
  const runChecks = (check: Check, where: Where): RuleResult => {
    const problemOf = (rule: SiteRule, error: unknown): Problem =>
      createProblem({ ...siteCodeFailure(`The rule ${rule.code} of this site`, error, placeInCode), ...where(rule) });
    const results = [runEach(siteRules, check), runEach(own, check, problemOf)];
    return {
      problems: Object.assign({}, ...results.map(({ problems }) => problems)),
      failures: results.flatMap(({ failures }) => failures),
    };
  };
  return {
    isAtRelease: ({ code }) => atRelease.has(code),
    checkTexts: (texts, context) => {
      const check = ({ checkText }: SiteRule, some: readonly TextSource[]) =>
        checkText && some.flatMap((source) => listOf(checkText(source, context)));
      return runChecks(
        (rule) => check(rule, texts),
        (rule) => failingText(texts, (source) => void check(rule, [source])),
      );
    },
    checkFile: (file) =>
      runChecks(
        ({ checkFile }) => checkFile && listOf(checkFile(file)),
        () => wholeFile(file),
      ),
    checkSite: (site, parts) => {
      const { settingsFile } = site;
      const ofSite = runChecks(
        ({ check }) => check && listOf(check(site)),
        ({ code }) => ({ place: startOfFile(settingsFile.displayPath), text: '', context: `the rule ${code} over the whole site` }),
      );
      const all = [...parts, ofSite];
      const failed = new Map(all.flatMap(({ failures }) => failures.map((failure) => [failure.code, failure] as const)).reverse());
      return rules.flatMap(({ code }) => {
        const failure = failed.get(code);
        if (!failure) return all.flatMap(({ problems }) => problems[code] ?? []);
        if (failure.problem) return [failure.problem];
        // Reported at `site.yaml`, so that the other rules still run.
        const context = `the rule ${code} over the whole site`;
        return [unexpectedFailure({ error: failure.error, place: startOfFile(settingsFile.displayPath), text: '', context })];
      });
    },
  };
}

type Check = (rule: SiteRule) => readonly Finding[] | undefined;

/** Returns where a rule of the site has failed. */
type Where = (rule: SiteRule) => Pick<Finding, 'place' | 'text' | 'context'>;

/**
 * Runs a check of every rule. Throws only when a file was changed in the meantime. `problemOf` is given for the rules of a site, whose
 * failures are problems of the code of the site.
 */
function runEach(rules: readonly SiteRule[], check: Check, problemOf?: (rule: SiteRule, error: unknown) => Problem): RuleResult {
  const problems: Record<string, readonly Problem[]> = {};
  const failures: RuleResult['failures'][number][] = [];
  for (const rule of rules) {
    try {
      const found = check(rule);
      if (found && found.length > 0) problems[rule.code] = found.map((finding) => toProblem(rule, finding));
    } catch (error) {
      if (hasChanged(error)) throw error;
      failures.push({ code: rule.code, error: String(error), ...(problemOf && { problem: problemOf(rule, error) }) });
    }
  }
  return { problems, failures };
}

/** Returns what a check has returned. Throws when that is no list, which types forbid and JavaScript does not. */
function listOf(found: readonly Finding[]): readonly Finding[] {
  if (!Array.isArray(found)) throw new Error('it returned no list of findings. Return an empty list where nothing is wrong.');
  return found;
}

const wholeFile = (file: SourceFile): ReturnType<Where> => ({ place: startOfFile(file.displayPath), text: file.readText() });

/** Returns the first text for which `check` throws: it depends on nothing but the text, so it does so again. */
function failingText(sources: readonly TextSource[], check: (source: TextSource) => void): ReturnType<Where> {
  const fails = (source: TextSource): boolean => {
    try {
      check(source);
      return false;
    } catch {
      return true;
    }
  };
  const source = sources.find(fails) ?? sources[0];
  if (!source) throw new Error('A rule cannot fail for no text.');
  const { file, context, texts } = source;
  const failing = texts.find((text) => fails({ ...source, texts: [text] }));
  return { ...wholeFile(file), ...(failing && { place: file.locate(failing.at, 'value') }), context };
}
