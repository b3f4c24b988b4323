import type { MediaFacts } from '../media/media-facts.ts';
import { type PublishedFile, publishedFiles } from '../media/published-media.ts';
import type { ProblemList } from '../model/live-messages.ts';
import type { PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';
import { formatProblem } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { createSiteLoader, type Site, type SiteLoader } from '../site/load-site.ts';
import { loadFailure, missingFolder, type Pause } from './pause.ts';
import type { ShownPage } from './shown-page.ts';
import { ShownPages } from './shown-pages.ts';

/** What a load found out: whether nothing is different from before, and whether the rules must run before it is shown. */
type Reload = { isSame: boolean; needsCheck: boolean };

/**
 * The site while it is being edited. A mistake takes no more away than what it stands in: a block has a card in its
 * place, a page that cannot be read and settings that are wrong keep their last good state. While the site folder or a
 * folder that it needs is missing, the whole site keeps its last state.
 */
export class DevSite {
  readonly #load: SiteLoader;
  readonly #shown = new ShownPages();
  readonly #media = new Map<string, PublishedFile>();
  #site: Site | undefined;
  #settings: SiteModel | undefined;
  #settingsText = '';
  #findings: readonly Problem[] = [];
  #pause: Pause | undefined;

  constructor(
    private readonly siteDir: string,
    schemas: ContentSchemas,
    readonly clock: () => Date,
  ) {
    this.#load = createSiteLoader(siteDir, schemas, clock, { usesLastValidSettings: true });
  }

  /** The settings; the same object while they say the same. */
  get settings(): SiteModel | undefined {
    return this.#settings;
  }

  get site(): Site | undefined {
    return this.#site;
  }

  /** All pages as the preview shows them. */
  listShown(): ShownPage[] {
    return this.#shown.all();
  }

  /** The models of all pages that the preview shows. */
  listModels(): PageModel[] {
    return this.listShown().map(({ model }) => model);
  }

  /** Why the site cannot be read at the moment; undefined while it can. */
  get pause(): Pause | undefined {
    return this.#pause;
  }

  /** Formats everything to report about the site, as the terminal shows it. */
  formatReports(): string[] {
    return [...(this.#pause ? [this.#pause.reason] : []), ...this.#findings.map(formatProblem)];
  }

  page(path: string): ShownPage | undefined {
    return this.#shown.get(path);
  }

  /** What is served under a name in `/media/`. Names that pages used earlier stay known. */
  media(name: string): PublishedFile | undefined {
    return this.#media.get(name);
  }

  /** What is wrong with the site besides what the cards of a page tell. */
  problemsBeside(page: ShownPage | undefined): ProblemList {
    const inCards = new Set(page?.parts.flatMap((part) => ('card' in part ? part.card.problems : [])));
    const here = page ? [...page.stale, ...page.rest].map(formatProblem) : [];
    const all = this.#findings.map(formatProblem);
    return {
      paused: this.#pause?.reason,
      isStale: (page?.stale.length ?? 0) > 0,
      here,
      elsewhere: all.filter((one) => !inCards.has(one) && !here.includes(one)),
    };
  }

  /**
   * Loads what changed; `changed` are the absolute paths of all files that may have, if they are known. What the rules
   * over the whole site said of unchanged pages stands until `check`; `needsCheck` is true when they said something of a
   * changed one, which nothing may be shown of before they are asked again. `isSame` is true when nothing has changed,
   * and while the site is paused. Throws only when there has been no state to keep.
   */
  async reload(changed?: ReadonlySet<string>): Promise<Reload> {
    const wasPaused = this.#pause !== undefined;
    const { site, pause } = await this.#tryLoad(changed);
    this.#pause = pause;
    if (!site) return { isSame: true, needsCheck: false };
    if (site.state === this.#site?.state) return { isSame: !wasPaused, needsCheck: false };
    return { isSame: false, needsCheck: this.#take(site) };
  }

  /** Loads the site, or finds out why its last state stays. */
  async #tryLoad(changed: ReadonlySet<string> | undefined): Promise<{ site?: Site; pause?: Pause }> {
    const before = this.#site;
    if (!before) return { site: await this.#load(changed) };
    try {
      const site = await this.#load(changed);
      const pause = missingFolder(this.siteDir, { site: before, problems: this.#findings }, site);
      return pause ? { pause } : { site };
    } catch (error) {
      return { pause: loadFailure(this.siteDir, error) };
    }
  }

  /** Takes over a new state. Returns whether the rules said something of a page that has changed. */
  #take(site: Site): boolean {
    const known = new Set(this.#site?.pages);
    const changedPages = site.pages.filter((page) => !known.has(page));
    const anew = new Set(changedPages.map(({ page }) => page.file.shown));
    const ofPages = new Set(this.#site?.pages.flatMap(({ problems }) => problems));
    this.#site = site;
    const text = JSON.stringify(site.settings);
    if (site.settings && text !== this.#settingsText) {
      this.#settings = site.settings;
      this.#settingsText = text;
      this.#serve(site.collectMedia());
    }
    for (const { mediaFiles } of changedPages) this.#serve(mediaFiles.values());
    const kept = this.#findings.filter(({ file }) => !anew.has(file));
    const own = site.pages.flatMap(({ page, problems }) => (anew.has(page.file.shown) ? problems : []));
    this.#shown.take(site.pages, [...kept, ...own]);
    return this.#findings.some((one) => anew.has(one.file) && !ofPages.has(one));
  }

  #serve(media: Iterable<MediaFacts>): void {
    for (const facts of media) for (const file of publishedFiles(facts)) this.#media.set(file.name, file);
  }

  /** Runs the rules over the whole site. Does nothing while it is paused, because rules read files. */
  check(): void {
    if (!this.#site || this.#pause) return;
    this.#findings = this.#site.findProblems();
    this.#shown.take(this.#site.pages, this.#findings);
  }
}
