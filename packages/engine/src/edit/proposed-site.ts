import type { Problem, ResolvedPage, SiteLoader, SitePage } from '@pagewright/core';
import { filesWith, type Texts } from '../site/other-files.ts';

/** The problems of a site after a change. `caused` are the errors that it does not have before. */
export type Comparison = { problems: readonly Problem[]; caused: readonly Problem[] };

/** The site as it would be with texts that are not written. */
export class ProposedSite {
  constructor(private readonly parts: { readLoader: () => SiteLoader }) {}

  /** Checks the site as it is, or with other texts of files. */
  async problems(texts: Texts = new Map()): Promise<readonly Problem[]> {
    const load = this.parts.readLoader();
    return texts.size > 0 ? load.fork(filesWith(texts), ({ site }) => site().findProblems()) : (await load()).findProblems();
  }

  /** Checks the site with other texts of files. `rename` gives a problem from before the form that it may have after a renaming. */
  async compare(texts: Texts, rename: (problem: Problem) => Problem = (problem) => problem): Promise<Comparison> {
    const before = await this.problems();
    const problems = await this.problems(texts);
    return {
      problems,
      caused: withoutKnown(
        problems.filter(isError),
        before.filter(isError).map((problem) => [problem, rename(problem)]),
      ),
    };
  }

  /** Returns a page by its name with another text of a file. */
  draft(name: ResolvedPage['name'], absolute: string, text: string): Promise<SitePage | undefined> {
    return this.parts.readLoader().fork(filesWith(new Map([[absolute, text]])), ({ page }) => {
      const found = page(name);
      if (!found) return undefined;
      const [content, blocks] = [found.contentOf(found.page), found.blocksOf(found.page)];
      return { ...found, contentOf: () => content, blocksOf: () => blocks };
    });
  }
}

const isError = ({ severity }: Problem): boolean => severity === 'error';

/**
 * True when a problem from before is still there. Lines and blocks move with a change, and a message may suggest a page that is gone by then, so
 * that the text of its line says it too.
 */
const isSame = (one: Problem, other: Problem): boolean =>
  one.code === other.code && one.file === other.file && (one.message === other.message || lineOf(one) === lineOf(other));

const lineOf = ({ excerpt }: Problem): string | undefined => excerpt.at(-1)?.text.trim();

/** Returns the errors that were not there before, in any of their forms: a renaming of /team changes no error about /team-photos. */
function withoutKnown(errors: readonly Problem[], before: readonly (readonly Problem[])[]): Problem[] {
  const known = [...before];
  return errors.filter((problem) => {
    const index = known.findIndex((forms) => forms.some((form) => isSame(form, problem)));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}
