import type { PartRules, RuleResult } from '../content/part-rules.ts';
import type { TextSource } from '../content/resolve/findings.ts';
import { createProblem, type Finding, toProblem } from '../problems/create-problem.ts';
import { hasChanged } from '../problems/file-errors.ts';
import { type Problem, startOfFile } from '../problems/problem.ts';
import type { PlaceInCode } from '../problems/site-code-error.ts';
import { siteCodeFailure, unexpectedFailure } from '../problems/unexpected-failure.ts';
import { memoizeByKey } from '../text/memoize.ts';
import type { SourceFile } from '../yaml/yaml-file.ts';
import type { SiteRule } from './define-rule.ts';
import { siteRules } from './index.ts';
import { placeKey } from './site/redirects.ts';
import type { RuleInput } from './site/rule-input.ts';

/** A rule of a site. `owner`: what messages call the code that declares it, such as `src/site.ts`. */
export type OwnRule = SiteRule & { owner: string };

/** Combines the rules of the engine with the own rules of a site, whose problems come last at one place. */
export function createRuleRunner(own: readonly OwnRule[], placeInCode: PlaceInCode): PartRules<RuleInput> {
  const rules: readonly SiteRule[] = [...siteRules, ...own];
  const owners = new Map<SiteRule, string>(own.map((rule) => [rule, rule.owner]));
  const byCode = new Map(rules.map((rule) => [rule.code, rule]));
  /** Runs a check of rules. Throws only when a file was changed in the meantime. A failure of a rule of the site is a problem of its code. */
  const runChecks = (check: Check, where: Where, some = rules): RuleResult => {
    const problems: Record<string, readonly Problem[]> = {};
    const failures: RuleResult['failures'][number][] = [];
    for (const rule of some) {
      try {
        const found = check(rule);
        if (found && found.length > 0) problems[rule.code] = found.map((finding) => toProblem(rule, finding));
      } catch (error) {
        if (hasChanged(error)) throw error;
        const { code } = rule;
        const ofCode = owners.has(rule) && siteCodeFailure(`The rule ${code} of ${owners.get(rule)}`, error, placeInCode);
        failures.push({ code, error: String(error), ...(ofCode && { problem: createProblem({ ...ofCode, ...where(rule) }) }) });
      }
    }
    return { problems, failures };
  };
  return {
    isAtRelease: ({ code }) => byCode.get(code)?.atRelease === true,
    siteCodes: rules.flatMap(({ code, check }) => (check ? [code] : [])),
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
    checkPage: (page, links, site) => ({
      ...runChecks(
        ({ checkPage, checkLinks }) => [
          ...(checkPage ? listOf(checkPage(page, site)) : []),
          ...(checkLinks && links.length > 0 ? listOf(checkLinks(links, site)) : []),
        ],
        () => wholeFile(page.file),
      ),
      ...(page.isFallback && { isRepeat: true }),
    }),
    checkLinks: (links, site) =>
      runChecks(
        ({ checkLinks }) => checkLinks && listOf(checkLinks(links, site)),
        ({ code }) => wholeSite(code, site.settingsFile),
      ),
    checkSite: (code, site) => {
      const rule = byCode.get(code);
      return runChecks(
        ({ check }) => check && listOf(check(site)),
        () => wholeSite(code, site.settingsFile),
        rule ? [rule] : [],
      );
    },
    combine: (results, settingsFile) => {
      const failed = new Map(results.flatMap(({ failures }) => failures.map((failure) => [failure.code, failure] as const)).reverse());
      const found = problemsByCode(results);
      return rules.flatMap(({ code, oncePerOriginal }) => {
        const failure = failed.get(code);
        if (!failure) return withoutRepeats(found.get(code) ?? [], oncePerOriginal);
        // A failure of the engine is reported at `site.yaml`, so that the other rules still run.
        return [failure.problem ?? unexpectedFailure({ error: failure.error, ...wholeSite(code, settingsFile) })];
      });
    },
  };
}

/** A problem that a rule has found. `isRepeat` when it is on a page that repeats one of the default language. */
type FoundProblem = { problem: Problem; isRepeat: boolean };

function problemsByCode(results: readonly RuleResult[]): Map<string, FoundProblem[]> {
  const found = new Map<string, FoundProblem[]>();
  for (const { problems, isRepeat = false } of results)
    for (const [code, ofRule] of Object.entries(problems))
      memoizeByKey(found, code, () => []).push(...ofRule.map((problem) => ({ problem, isRepeat })));
  return found;
}

/** Returns the problems of a rule. With `oncePerOriginal`, those of repeated pages only where the rule reports nothing else. */
function withoutRepeats(found: readonly FoundProblem[], oncePerOriginal = false): Problem[] {
  const reported = new Set(oncePerOriginal ? found.flatMap(({ problem, isRepeat }) => (isRepeat ? [] : [placeKey(problem)])) : []);
  return found.flatMap(({ problem, isRepeat }) => (isRepeat && reported.has(placeKey(problem)) ? [] : [problem]));
}

type Check = (rule: SiteRule) => readonly Finding[] | undefined;

/** Returns where a rule of the site has failed. */
type Where = (rule: SiteRule) => Pick<Finding, 'place' | 'text' | 'context'>;

/** Returns what a check has returned. Throws when that is no list, which types forbid and JavaScript does not. */
function listOf(found: readonly Finding[]): readonly Finding[] {
  if (!Array.isArray(found)) throw new Error('it returned no list of findings. Return an empty list where nothing is wrong.');
  return found;
}

const wholeFile = (file: SourceFile): ReturnType<Where> => ({ place: startOfFile(file.displayPath), text: file.readText() });

const wholeSite = (code: string, { displayPath }: Pick<SourceFile, 'displayPath'>): ReturnType<Where> => ({
  place: startOfFile(displayPath),
  text: '',
  context: `the rule ${code} over the whole site`,
});

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
