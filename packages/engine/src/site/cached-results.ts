import type { PageCache, PagesToCache } from '../content/page-cache/page-cache.ts';
import type { ResolvedPage } from '../content/resolve/resolve-page.ts';
import type { Problem } from '../problems/problem.ts';
import { fileCodes, type ProblemsByRule, type RuleResults, textCodes } from '../rules/run-rules.ts';

type Stored = Record<string, readonly Problem[]>;

/** Adds the results of rules for pages from the cache. Rules that found nothing are not in the cache. */
export function restoreResults(pages: readonly ResolvedPage[], cache: PageCache, { texts, files }: RuleResults): void {
  const all = (codes: readonly string[], found: Stored): ProblemsByRule => new Map(codes.map((code) => [code, found[code] ?? []]));
  for (const page of pages) {
    const ofTexts = texts.has(page) ? undefined : cache.textProblemsOf(page);
    if (ofTexts) texts.set(page, { state: ofTexts.state, byRule: all(textCodes, ofTexts.byRule) });
    const { file } = page.page;
    const ofFile = files.has(file) ? undefined : cache.fileProblemsOf(page);
    if (ofFile) files.set(file, all(fileCodes, ofFile));
  }
}

/** Returns the functions that look up the results of rules for the cache. */
export function resultsToCache({ texts, files }: RuleResults): Pick<PagesToCache, 'textProblemsOf' | 'fileProblemsOf'> {
  // A rule that failed has no result. Without all results, nothing is cached.
  const stored = (codes: readonly string[], found: ProblemsByRule | undefined): Stored | undefined =>
    found && codes.every((code) => found.has(code)) ? Object.fromEntries([...found].filter(([, { length }]) => length > 0)) : undefined;
  return {
    textProblemsOf: (page) => {
      const found = texts.get(page);
      const byRule = stored(textCodes, found?.byRule);
      return found && byRule && { state: found.state, byRule };
    },
    fileProblemsOf: (file) => stored(fileCodes, files.get(file)),
  };
}
