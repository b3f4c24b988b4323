import type { SiteFile } from '../content/find/find-files.ts';
import type { ValidPage } from '../content/validate/validate-page.ts';
import type { Problem } from '../problems/problem.ts';

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
    if (uses.size === 0) return this.#of(file.shown);
    const shared = [...uses.values()].flatMap((used) => (used ? this.#of(used.file.shown) : []));
    return [...this.#of(file.shown), ...shared];
  }

  /** The errors of a collection, and of its translations into a language. `source` is any file of the site, given as in messages. */
  ofCollection({ path, shown }: SiteFile, collection: string, language?: string): Problem[] {
    const siteFolder = shown.slice(0, shown.length - path.length);
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
