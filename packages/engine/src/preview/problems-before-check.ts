import type { ResolvedPage } from '../content/resolved-pages.ts';
import type { Problem } from '../problems/problem.ts';
import type { Site } from '../site/load-site.ts';

type Change = {
  /** The problems that were known before the change. */
  findings: readonly Problem[];
  /** The pages before the change. */
  before: readonly ResolvedPage[];
  now: Pick<Site, 'pages' | 'recordProblems'>;
  changedPages: readonly ResolvedPage[];
};

/**
 * Returns the problems to show after a change, before the rules run over the whole site: what rules had warned of in a changed
 * page stays until then. `needsCheck` is true when a rule had reported an error of such a page: its card would be in a wrong place.
 */
export function problemsBeforeCheck({ findings, before, now, changedPages }: Change): { problems: Problem[]; needsCheck: boolean } {
  const changed = new Map(changedPages.map((resolved) => [resolved.page.file.shown, resolved.fields !== undefined]));
  const ofPages = new Set(before.flatMap(({ problems }) => problems));
  const ofRules = findings.filter((one) => changed.has(one.file) && !ofPages.has(one));
  const isKept = (one: Problem): boolean =>
    !changed.has(one.file) || (one.severity === 'warning' && changed.get(one.file) === true && !ofPages.has(one));
  const own = now.pages.flatMap(({ page, problems }) => (changed.has(page.file.shown) ? problems : []));
  return {
    problems: withoutRepeats([...findings.filter(isKept), ...own, ...now.recordProblems]),
    needsCheck: ofRules.some(({ severity }) => severity === 'error'),
  };
}

/** Leaves out problems that are listed already, perhaps with the pages that use a shared block. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const distinct = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, line, column, code, message } = problem;
    const key = `${file}:${line}:${column} ${code} ${message}`;
    if (!distinct.has(key)) distinct.set(key, problem);
  }
  return [...distinct.values()];
}
