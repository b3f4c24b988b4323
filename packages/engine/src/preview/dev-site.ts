import {
  type Clock,
  defaultTimeZone,
  isPrivateFile,
  type ListedProblem,
  layoutNames,
  type MediaFacts,
  type Now,
  type PageStatus,
  type PathFacts,
  type Problem,
  type PublishedFile,
  pageAddress,
  plainAddresses,
  publicationBadge,
  publishedFiles,
  type RootFile,
  rootPaths,
  type Site,
  type SiteContent,
  type SiteLoader,
  type SiteModel,
  sortProblems,
} from '@pagewright/core';
import type { StoreOptions } from '../cache/query-store.ts';
import { type CalendarFile, calendarFiles } from '../render/calendar-files.ts';
import { createSiteLoader } from '../site/load-site.ts';
import { loadFailure, missingFolder, type Pause } from './pause.ts';
import type { PreviewPage } from './preview-page.ts';
import { PreviewPages } from './preview-pages.ts';
import { problemsBeforeCheck, textOf } from './preview-problems.ts';

/** Result of `reload`: whether nothing changed, and whether the rules must run before the pages are shown. */
type Reload = { isSame: boolean; needsCheck: boolean };

/**
 * The site while an author edits it. An error affects only its own part: a card replaces a broken block; an unreadable page
 * and invalid settings keep their last valid state. While the site folder or a folder that it needs is missing, the
 * whole site keeps its last state.
 */
export class DevSite {
  #load: SiteLoader;
  #pages: PreviewPages;
  readonly #media = new Map<string, PublishedFile>();
  /** The media whose files are in `#media`: a thousand pages share a few. */
  readonly #knownMedia = new WeakSet<MediaFacts>();
  #site: Site | undefined;
  #settings: SiteModel | undefined;
  #lastSettings: SiteModel | undefined;
  #settingsText = '';
  #findings: readonly Problem[] = [];
  #pause: Pause | undefined;
  #isChecked = false;

  constructor(
    readonly siteDir: string,
    private schemas: SiteContent,
    readonly clock: Clock,
    { store }: { store?: StoreOptions } = {},
  ) {
    this.#pages = new PreviewPages(layoutNames(schemas.layouts)[0]);
    this.#load = createSiteLoader(siteDir, schemas, clock, { usesLastValidSettings: true, ...(store && { store }) });
  }

  /** Loads the site with other schemas, after a change of the code. Pages that are invalid with them have no last valid state. */
  async applyCode(schemas: SiteContent): Promise<void> {
    this.schemas = schemas;
    this.#load = createSiteLoader(this.siteDir, schemas, this.clock, { usesLastValidSettings: true });
    const { site, pause } = await this.#tryLoad(undefined);
    this.#pause = pause;
    if (!site) return;
    this.#pages = new PreviewPages(layoutNames(schemas.layouts)[0]);
    this.#update(site);
    if (this.#isChecked) this.check();
  }

  /** Returns the current time, in the time zone of the site. */
  now(): Now {
    const timeZone = this.#settings?.timeZone ?? defaultTimeZone;
    return { time: this.clock(timeZone).getTime(), timeZone };
  }

  /** The settings; the same object while they say the same. */
  get settings(): SiteModel | undefined {
    return this.#settings;
  }

  /** What loads the site with the present code. */
  get loader(): SiteLoader {
    return this.#load;
  }

  get site(): Site | undefined {
    return this.#site;
  }

  /** The paths of all pages as the preview shows them. */
  listPaths(): string[] {
    return this.#pages.paths();
  }

  /** The facts of all pages as the preview shows them. */
  listFacts(): readonly PathFacts[] {
    return this.#pages.facts(this.schemas.traitsOf);
  }

  /** Why the site cannot be read at the moment; undefined while it can. */
  get pause(): Pause | undefined {
    return this.#pause;
  }

  /** Formats everything to report about the site, as the terminal shows it. */
  formatReports(): string[] {
    this.ensureChecked();
    return [...(this.#pause ? [this.#pause.reason] : []), ...this.#findings.map(textOf)];
  }

  #addressOf(path: string): string {
    return pageAddress(path, this.#settings ?? plainAddresses);
  }

  page(path: string): PreviewPage | undefined {
    return this.#pages.get(path);
  }

  /** Returns the file that is served at `/media/<name>`. Names that pages used earlier stay known. */
  media(name: string): PublishedFile | undefined {
    return this.#media.get(name);
  }

  /** Returns the file in `root/` that is served at a path. */
  rootFile(path: string): RootFile | undefined {
    return this.#site?.named.files.root.find((file) => !isPrivateFile(file.name) && rootPaths([file]).includes(path));
  }

  /** Returns the calendar file that is served at a path. */
  calendarFile(path: string): CalendarFile | undefined {
    if (!this.#site || !this.#settings || !path.endsWith('.ics')) return undefined;
    const { calendars, publishedBefore } = this.#site;
    const { url = this.#settings.url, events: publishedEvents = [] } = publishedBefore;
    const all = calendarFiles({ calendars, settings: this.#settings, firstUrl: url, publishedEvents });
    return all.find((file) => file.path === path);
  }

  /** Returns what the preview says about a page, with all problems of the site that are in no card of the page. */
  statusOf(page: PreviewPage | undefined): PageStatus {
    const inCards = new Set(page?.parts.flatMap((part) => ('card' in part ? part.card.problems : [])));
    const ofPage = page ? [...page.outdatedBecause, ...page.problemsWithoutCard] : [];
    const here = ofPage.map((problem): ListedProblem => {
      const block = page?.blocksOfProblems.get(problem);
      return { text: textOf(problem), ...(block !== undefined && { block }) };
    });
    const listed = new Set([...inCards, ...here.map(({ text }) => text)]);
    const inOtherFiles = this.#findings.flatMap((problem): ListedProblem[] => {
      const text = textOf(problem);
      const path = this.#pages.pathOf(problem.file);
      return listed.has(text) ? [] : [{ text, ...(path !== undefined && path !== page?.model.path && { page: this.#addressOf(path) }) }];
    });
    return {
      badge: page && publicationBadge(page.model, this.now()),
      paused: this.#pause?.reason,
      isOutdated: (page?.outdatedBecause.length ?? 0) > 0,
      here,
      inOtherFiles,
    };
  }

  /**
   * Loads the changes; `changed` are the absolute paths of all files that may have changed, if known. Problems of rules in
   * unchanged pages, and their warnings in changed ones, stay until `check`. `needsCheck` is true when a changed page had an
   * error of a rule: call `check` before showing it. `isSame` is true when nothing changed, and while the site is paused. Throws only when the first load fails.
   */
  async reload(changed?: ReadonlySet<string>): Promise<Reload> {
    const wasPaused = this.#pause !== undefined;
    const load = this.#load;
    const { site, pause } = await this.#tryLoad(changed);
    // Meanwhile, the site was loaded with other code.
    if (load !== this.#load) return { isSame: true, needsCheck: false };
    this.#pause = pause;
    if (!site) return { isSame: true, needsCheck: false };
    // A type of records that no page shows changes the schemas alone.
    if (site.state === this.#site?.state && site.schemas === this.#site.schemas) return { isSame: !wasPaused, needsCheck: false };
    return { isSame: false, needsCheck: this.#update(site) };
  }

  /** Loads the site, or returns why its last state stays. */
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

  /** Sets a new state. Returns true when a rule had reported an error of a changed page. */
  #update(site: Site): boolean {
    const known = new Set(this.#site?.pages);
    const changedPages = site.pages.filter((page) => !known.has(page));
    const { problems, needsCheck } = problemsBeforeCheck({
      findings: this.#findings,
      before: this.#site?.pages ?? [],
      now: site,
      changedPages,
    });
    this.#site = site;
    this.#updateSettings(site);
    this.#addMedia(site.mediaOf(changedPages));
    for (const changed of changedPages)
      if (changed.page.outline.some(({ isHidden }) => isHidden)) this.#addMedia(site.blocksOf(changed).hidden.mediaFiles.values());
    if (this.#isChecked) this.#findings = sortProblems(problems);
    this.#showPages(site, problems);
    return needsCheck;
  }

  #updateSettings(site: Site): void {
    if (site.settings === this.#lastSettings) return;
    this.#lastSettings = site.settings;
    const text = JSON.stringify(site.settings);
    if (!site.settings || text === this.#settingsText) return;
    this.#settings = site.settings;
    this.#settingsText = text;
    this.#addMedia(site.collectMedia());
  }

  #showPages(site: Site, problems: readonly Problem[]): void {
    this.#pages.update({ ...site, files: site.named.files.pages }, problems);
  }

  #addMedia(media: Iterable<MediaFacts>): void {
    for (const facts of media) {
      if (this.#knownMedia.has(facts)) continue;
      this.#knownMedia.add(facts);
      for (const file of publishedFiles(facts)) this.#media.set(file.name, file);
    }
  }

  /** Writes what is known about the pages into the cache, for the next command. */
  async store(): Promise<void> {
    if (this.#site && !this.#pause) await this.#site.save();
  }

  /** Runs the rules for the first time. Returns false when they ran before. The first page of the preview does not wait for them. */
  ensureChecked(): boolean {
    if (this.#isChecked) return false;
    this.check();
    return true;
  }

  /** Runs the rules over the whole site. Does nothing while it is paused, because rules read files. */
  check(): void {
    if (!this.#site || this.#pause) return;
    this.#isChecked = true;
    this.#findings = this.#site.findProblems();
    this.#showPages(this.#site, this.#findings);
  }
}
