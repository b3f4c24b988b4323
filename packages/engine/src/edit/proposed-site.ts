import type { Clock, Problem, Site, SiteContent, SiteLoader } from '@pagewright/core';
import { withFilesInMemory } from '../site/files-in-memory.ts';
import { createSiteLoader } from '../site/load-site.ts';
import { nodeHost } from '../site/node-host.ts';

/** The texts of files by their absolute paths. Undefined for a file that is deleted. */
export type Texts = ReadonlyMap<string, string | undefined>;

/** The problems of a site before and after a change. `caused` are the errors that it does not have before. */
export type Comparison = { before: readonly Problem[]; problems: readonly Problem[]; caused: readonly Problem[] };

/** The site as it would be with texts that are not written. It is loaded when it is first asked for. */
export class ProposedSite {
  readonly #texts = new Map<string, string | undefined>();
  #loader: { code: SiteContent; load: SiteLoader } | undefined;

  constructor(private readonly parts: { siteDir: string; clock: Clock; readCode: () => SiteContent }) {}

  /** Checks the site as it is. */
  async problems(): Promise<readonly Problem[]> {
    const load = this.#load();
    this.#texts.clear();
    return (await load()).findProblems();
  }

  /** Checks the site with other texts of files. `rename` gives a problem from before the form that it has after a renaming. */
  async compare(texts: Texts, rename: (problem: Problem) => Problem = (problem) => problem): Promise<Comparison> {
    const load = this.#load();
    const before = await this.problems();
    for (const [absolute, text] of texts) this.#texts.set(absolute.replaceAll('\\', '/'), text);
    const isDeletion = [...texts.values()].includes(undefined);
    const problems = (await load(isDeletion ? undefined : new Set(texts.keys()))).findProblems();
    return { before, problems, caused: withoutKnown(problems, before.filter(isError).map(rename)) };
  }

  /** Returns the site with another text of a file, and no other file as it is now that was changed since the last comparison. */
  draft(absolute: string, text: string): Promise<Site> {
    const file = absolute.replaceAll('\\', '/');
    const changed = new Set([...this.#texts.keys(), file]);
    this.#texts.clear();
    this.#texts.set(file, text);
    return this.#load()(changed);
  }

  /** Returns the loader of the present code. */
  #load(): SiteLoader {
    const { siteDir, clock, readCode } = this.parts;
    const code = readCode();
    if (this.#loader?.code !== code) {
      const host = withFilesInMemory(nodeHost, this.#texts);
      this.#loader = { code, load: createSiteLoader(siteDir, code, clock, { host, usesLastValidSettings: true }) };
    }
    return this.#loader.load;
  }
}

const isError = ({ severity }: Problem): boolean => severity === 'error';

/** Lines and blocks move with a change, so that only the words of a problem say whether it is a new one. */
const nameOf = ({ code, file, message }: Problem): string => [code, file, message].join('\0');

function withoutKnown(problems: readonly Problem[], before: readonly Problem[]): Problem[] {
  const known = before.map(nameOf);
  return problems.filter(isError).filter((problem) => {
    const index = known.indexOf(nameOf(problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}
