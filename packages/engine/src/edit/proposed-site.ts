import type { Clock, Problem, Site, SiteContent, SiteLoader, SourceFile } from '@pagewright/core';
import { withFilesInMemory } from '../site/files-in-memory.ts';
import { createSiteLoader } from '../site/load-site.ts';
import { nodeHost } from '../site/node-host.ts';

/** The problems of a site without and with a change, and the changed file. `file` is undefined for one that no page is made from. */
export type Comparison = { problems: readonly Problem[]; caused: readonly Problem[]; file: SourceFile | undefined };

/** The site as it would be with a text that is not written. It is loaded when it is first asked for. */
export class ProposedSite {
  readonly #texts = new Map<string, string>();
  #loader: { code: SiteContent; load: SiteLoader } | undefined;

  constructor(private readonly parts: { siteDir: string; clock: Clock; readCode: () => SiteContent }) {}

  /** Checks the site with another text of a file. `caused` are the errors that it does not have without. */
  async compare(absolute: string, text: string): Promise<Comparison> {
    const load = this.#load();
    this.#texts.clear();
    const before = errorsOf(await load());
    this.#texts.set(absolute.replaceAll('\\', '/'), text);
    const site = await load(new Set([absolute]));
    const problems = site.findProblems();
    return { problems, caused: withoutKnown(problems, before), file: fileIn(site, absolute) };
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

const fileIn = ({ pages }: Site, absolute: string): SourceFile | undefined =>
  pages.find(({ page }) => page.source.absolute === absolute)?.page.file;

const isError = ({ severity }: Problem): boolean => severity === 'error';
const errorsOf = (site: Site): Problem[] => site.findProblems().filter(isError);

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
