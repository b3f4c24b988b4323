import {
  type Clock,
  memoizeRecent,
  type Problem,
  type ResolvedPage,
  type SiteContent,
  type SiteLoader,
  type SitePage,
} from '@pagewright/core';
import { withFilesInMemory } from '../site/files-in-memory.ts';
import { createSiteLoader } from '../site/load-site.ts';
import { nodeHost } from '../site/node-host.ts';

/** The texts of files by their absolute paths. Undefined for a file that is deleted. */
export type Texts = ReadonlyMap<string, string | undefined>;

/** The problems of a site after a change. `caused` are the errors that it does not have before. */
export type Comparison = { problems: readonly Problem[]; caused: readonly Problem[] };

/** The problems before and after a change, by the state of the files: checking a thousand pages takes a third of a second. */
type KnownProblems = (state: string, check: () => readonly Problem[]) => readonly Problem[];

/** The site as it would be with texts that are not written. It is loaded when it is first asked for. */
export class ProposedSite {
  readonly #texts = new Map<string, string | undefined>();
  /** The files that may be known with another text since the last check: a draft reads only what its page is made from. */
  readonly #drafted = new Set<string>();
  #loader: { code: SiteContent; load: SiteLoader; known: KnownProblems } | undefined;

  constructor(private readonly parts: { siteDir: string; clock: Clock; readCode: () => SiteContent }) {}

  /** Checks the site as it is. */
  async problems(): Promise<readonly Problem[]> {
    this.#texts.clear();
    return this.#check();
  }

  /** Checks the site with other texts of files. `rename` gives a problem from before the form that it has after a renaming. */
  async compare(texts: Texts, rename: (problem: Problem) => Problem = (problem) => problem): Promise<Comparison> {
    this.#texts.clear();
    for (const [absolute, text] of texts) this.#texts.set(absolute.replaceAll('\\', '/'), text);
    const problems = await this.#check();
    const errors = problems.filter(isError);
    // Without errors, nothing was caused, and what the site had before does not matter.
    const before = errors.length === 0 ? [] : await this.problems();
    return { problems, caused: withoutKnown(errors, before.filter(isError).map(rename)) };
  }

  /** Returns a page by its name with another text of a file, and no other file as it is now that was changed since the last check. */
  draft(page: ResolvedPage['name'], absolute: string, text: string): Promise<SitePage | undefined> {
    const file = absolute.replaceAll('\\', '/');
    for (const one of [...this.#texts.keys(), file]) this.#drafted.add(one);
    this.#texts.clear();
    this.#texts.set(file, text);
    return this.#load().load.page(page, this.#drafted);
  }

  async #check(): Promise<readonly Problem[]> {
    const { load, known } = this.#load();
    this.#drafted.clear();
    const site = await load();
    // What is due depends on the time.
    const minute = Math.floor(site.now.time / 60_000);
    return known(`${minute} ${site.stateOfFiles()}`, site.findProblems);
  }

  /** Returns the loader of the present code, and the problems that it has found. */
  #load(): { load: SiteLoader; known: KnownProblems } {
    const { siteDir, clock, readCode } = this.parts;
    const code = readCode();
    if (this.#loader?.code !== code) {
      const host = withFilesInMemory(nodeHost, this.#texts);
      const load = createSiteLoader(siteDir, code, clock, { host, usesLastValidSettings: true });
      this.#loader = { code, load, known: memoizeRecent(2) };
    }
    return this.#loader;
  }
}

const isError = ({ severity }: Problem): boolean => severity === 'error';

/** Lines and blocks move with a change, so that only the words of a problem say whether it is a new one. */
const nameOf = ({ code, file, message }: Problem): string => [code, file, message].join('\0');

function withoutKnown(errors: readonly Problem[], before: readonly Problem[]): Problem[] {
  const known = before.map(nameOf);
  return errors.filter((problem) => {
    const index = known.indexOf(nameOf(problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}
