import { formatProblem, memoizeByKey, type Problem, type ResolvedPage, type Site, type SiteFile, type ValidPage } from '@pagewright/core';

const known = new WeakMap<Problem, string>();

/** Formats a problem as the terminal shows it, once: the preview compares and lists all problems of the site at each save. */
export const textOf = (problem: Problem): string => memoizeByKey(known, problem, () => formatProblem(problem));

const noProblems: readonly Problem[] = [];

/** The problems of a site, grouped by file. */
export class ProblemsByFile {
  readonly #groups = new Map<string, Problem[]>();

  constructor(problems: readonly Problem[]) {
    for (const problem of problems) {
      const group = this.#groups.get(problem.file);
      if (group) group.push(problem);
      else this.#groups.set(problem.file, [problem]);
    }
  }

  #of(file: string): readonly Problem[] {
    return this.#groups.get(file) ?? noProblems;
  }

  /** The problems of a page's file, and of the shared blocks that it uses. */
  ofPage({ file, uses }: ValidPage): readonly Problem[] {
    if (uses.size === 0) return this.#of(file.displayPath);
    const shared = [...uses.values()].flatMap((used) => (used ? this.#of(used.file.displayPath) : []));
    return [...this.#of(file.displayPath), ...shared];
  }

  /** The errors of a collection, and of its translations into a language. `source` is any file of the site, given as in messages. */
  ofCollection({ path, displayPath }: SiteFile, collection: string, language?: string): Problem[] {
    const siteFolder = displayPath.slice(0, displayPath.length - path.length);
    const starts = [collection, ...(language === undefined ? [] : [`${language}/${collection}`])].map(
      // The folder of a language may have other capitals than its code.
      (name) => `${siteFolder}collections/${name}`.toLowerCase(),
    );
    const isOfCollection = (file: string): boolean =>
      starts.some((start) => [`${start}.yaml`, `${start}.yml`].includes(file) || file.startsWith(`${start}/`));
    return [...this.#groups].flatMap(([file, problems]) =>
      isOfCollection(file.toLowerCase()) ? problems.filter(({ severity }) => severity === 'error') : [],
    );
  }

  /** The errors of collections, given by their names, in the language of a page. */
  ofRecords({ source, language }: ValidPage, collections: Iterable<string>): Problem[] {
    return [...collections].flatMap((collection) => this.ofCollection(source, collection, language));
  }
}

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
  const changed = new Map(changedPages.map((resolved) => [resolved.page.file.displayPath, resolved.fields !== undefined]));
  const ofPages = new Set(before.flatMap(({ problems }) => problems));
  const ofRules = findings.filter((one) => changed.has(one.file) && !ofPages.has(one));
  const isKept = (one: Problem): boolean =>
    !changed.has(one.file) || (one.severity === 'warning' && changed.get(one.file) === true && !ofPages.has(one));
  const own = now.pages.flatMap(({ page, problems }) => (changed.has(page.file.displayPath) ? problems : []));
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
