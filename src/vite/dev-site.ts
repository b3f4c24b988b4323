import { formatProblem } from '../content/format-problem.ts';
import { createSiteLoader, type Site } from '../content/load-site.ts';
import { type PublishedFile, publishedFiles } from '../media/published-media.ts';
import type { PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';

/** What changed between two loads of the site, for open pages to follow. */
export type SiteChange = {
  /** Paths of pages that look different, or everything when the shell does. */
  pages: string[] | 'all';
  /** Every problem that there is, ready to show. */
  problems: string[];
};

/**
 * The site while it is being edited. A page or a shell that has a problem keeps the state in which it was
 * last good, so that a mistake never takes the preview away.
 */
export class DevSite {
  readonly #load: () => Promise<Site>;
  readonly #pages = new Map<string, PageModel>();
  readonly #media = new Map<string, PublishedFile>();
  #settings: SiteModel | undefined;
  #problems: string[] = [];
  #revision = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(siteDir: string) {
    this.#load = createSiteLoader(siteDir);
  }

  get settings(): SiteModel | undefined {
    return this.#settings;
  }

  /** Counts the states that the pages have been in. */
  get revision(): string {
    return String(this.#revision);
  }

  get problems(): string[] {
    return this.#problems;
  }

  get pages(): PageModel[] {
    return [...this.#pages.values()];
  }

  page(path: string): PageModel | undefined {
    return this.#pages.get(path);
  }

  /** What is served under a name in `/media/`. Names that pages used earlier stay known. */
  media(name: string): PublishedFile | undefined {
    return this.#media.get(name);
  }

  /** Loads what changed. Calls made while one is under way follow it, one at a time. */
  reload(): Promise<SiteChange> {
    const next = this.#last.then(async () => this.#take(await this.#load()));
    this.#last = next.catch(() => undefined);
    return next;
  }

  #take(site: Site): SiteChange {
    const isShellNew = site.settings !== undefined && JSON.stringify(site.settings) !== JSON.stringify(this.#settings);
    if (isShellNew) this.#settings = site.settings;
    const changed = site.pages.flatMap(({ model }) => (model && this.#pages.get(model.path) !== model ? [model] : []));
    const declared = new Set(site.pages.flatMap(({ page }) => page.shell?.path ?? []));
    const unreadable = site.pages.some(({ page }) => page.shell === undefined);
    for (const path of this.#pages.keys()) if (!declared.has(path) && !unreadable) this.#pages.delete(path);
    for (const model of changed) this.#pages.set(model.path, model);
    if (isShellNew || changed.length > 0) this.#revision += 1;
    for (const file of site.mediaFiles.flatMap(publishedFiles)) this.#media.set(file.name, file);
    this.#problems = site.problems.map(formatProblem);
    return { pages: isShellNew ? 'all' : changed.map(({ path }) => path), problems: this.#problems };
  }
}
