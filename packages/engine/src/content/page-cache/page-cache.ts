import { join } from 'node:path';
import { cacheKey, removeOldEntries } from '../../cache/text-cache.ts';
import type { TextStore } from '../../cache/text-store.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import type { Problem } from '../../problems/problem.ts';
import { isUnexpectedFailure } from '../../problems/unexpected-failure.ts';
import { withoutSource } from '../../text/without-source.ts';
import { stateOfFile, stateOfText } from '../find/file-state.ts';
import type { FileText } from '../find/file-text.ts';
import type { SourceFile } from '../find/yaml-reader.ts';
import type { Fingerprint, InputKey } from '../graph/dependency-graph.ts';
import { inView, viewOf } from '../graph/input-views.ts';
import type { ResolvedPage } from '../resolve/resolve-page.ts';
import type { PageToResolve } from '../resolve/resolve-pages.ts';
import type { PageOrigin } from '../validate/page-origin.ts';
import type { ValidPage } from '../validate/validate-page.ts';
import { type CachedFile, fileIndexes, fileIndexOf, readCacheFile, writeCacheFile } from './cache-file.ts';
import { type CachedPage, type CachedTextProblems, type PageSummary, type States, summarize } from './cached-page.ts';
import { IndexList } from './index-list.ts';
import { LoadedFile, type StateOf } from './loaded-file.ts';
import { restoreResolved, restoreValid, type ValidSource } from './restore-page.ts';

/** Where the pages of a site are cached. `fingerprint` is that of the code that reads them. */
export type PageCacheOptions = { root: string; siteDir: string; fingerprint: string };

/** A page by its key, and what it is made from now. */
type PageName = { key: string; origin: PageOrigin; record: object | undefined };

/** The pages to cache, with what rules found in their texts and files. */
export type PagesToCache = {
  pages: readonly ResolvedPage[];
  stateOf: StateOf;
  /** Returns the hash of all inputs of a page and their states. */
  digestOf: (page: ResolvedPage) => string;
  textProblemsOf: (page: ResolvedPage) => CachedTextProblems | undefined;
  fileProblemsOf: (file: SourceFile) => Record<string, readonly Problem[]> | undefined;
};

/** What the cache gets of a page that was just resolved, and where to store its model, which a build still renders. */
type KeepOptions = { digest: string; textProblems: CachedTextProblems; stateOf: StateOf; models: TextStore | undefined };

/** The number of sites in the cache: enough for those that one person works on. */
const maxSites = 20;

/**
 * What earlier commands found out about the pages of a site. A page is used as it is in the cache when all of its inputs have
 * the same state. Such a page has no blocks and no texts until something needs them.
 */
export class PageCache {
  readonly #folder: string;
  readonly #sites: string;
  readonly #files = new Map<number, LoadedFile | undefined>();
  readonly #validated = new WeakMap<ValidPage, { cached: CachedPage; of: LoadedFile }>();
  readonly #resolved = new WeakMap<ResolvedPage, PageSummary>();
  /** Pages from the cache, unlike those that this command has resolved. */
  readonly #restored = new WeakSet<ResolvedPage>();

  constructor(private readonly options: PageCacheOptions) {
    this.#sites = join(options.root, '.cache', 'pages');
    // Messages have paths from the current folder.
    this.#folder = join(this.#sites, cacheKey(options.siteDir, process.cwd()));
  }

  /** Returns the state of the text that a page file had with a stamp; undefined when it is not known. */
  stateOfStamp(path: string, stamp: string): Fingerprint | undefined {
    const found = this.#findFile(path);
    return found?.stamp === stamp ? found.state : undefined;
  }

  /** Returns what is known about a page file; undefined for one that has changed. */
  findFile(path: string, text: FileText): CachedFile | undefined {
    const found = this.#findFile(path);
    return found?.state === stateOfFile(text) ? found : undefined;
  }

  /** Returns a page whose file, record, placeholders and shared blocks did not change. */
  restoreValid({ key, origin, record }: PageName, from: ValidSource): ValidPage | undefined {
    const of = this.#load(fileIndexOf(key));
    const cached = of?.pages.get(key);
    if (!of || !cached) return undefined;
    const isSame =
      cached.fileState === stateInLanguage(from.text) &&
      cached.recordState === stateOfRecord(record) &&
      cached.placeholders === origin.placeholders &&
      cached.prefix === origin.prefix &&
      cached.sharedStates.every(([name, state]) => state === stateOfFile(from.shared.get(name)?.file));
    if (!isSame) return undefined;
    const page = restoreValid(cached, origin, from);
    this.#validated.set(page, { cached, of });
    return page;
  }

  /** Returns a page of which no input changed. */
  restoreResolved(from: PageToResolve, stateOf: StateOf): ResolvedPage | undefined {
    const { cached, of } = this.#validated.get(from.page) ?? {};
    if (!cached || !of?.isCurrent(cached, stateOf)) return undefined;
    const summary = of.summaryOf(cached);
    const page = restoreResolved(summary, { ...from, inputs: of.inputsOf(cached) });
    this.#resolved.set(page, summary);
    this.#restored.add(page);
    return page;
  }

  /**
   * Returns a page that was just resolved as a later command would get it from the cache, and releases its blocks and texts. With
   * `models`, the page still has its model. Returns the same page when the cache cannot contain it.
   */
  keep(resolved: ResolvedPage, from: PageToResolve, { digest, textProblems, stateOf, models }: KeepOptions): ResolvedPage {
    if (!isCacheable(resolved)) return resolved;
    const states = { ...statesOf(resolved.page, stateOf), state: digest };
    const summary = withoutSource(summarize({ resolved, states, textProblems }));
    const json = models && resolved.readModelJson();
    const restored = restoreResolved(summary, { ...from, inputs: resolved.inputs });
    const page = json === undefined ? restored : { ...restored, readModelJson: models?.add(json) ?? restored.readModelJson };
    this.#resolved.set(page, summary);
    resolved.page.release?.();
    return page;
  }

  /** Returns the hash of all inputs of a page from the cache. */
  digestOf(page: ResolvedPage): string | undefined {
    return this.#resolved.get(page)?.state;
  }

  /** Returns the problems that rules found in the text of an unchanged page file. */
  fileProblemsOf({ page }: ResolvedPage): CachedFile['problems'] {
    const found = this.#findFile(page.source.path);
    return found?.state === stateOfFile(page.file) ? found.problems : undefined;
  }

  /** Returns the problems that rules found in the texts of a page from the cache. */
  textProblemsOf(page: ResolvedPage): CachedTextProblems | undefined {
    return this.#resolved.get(page)?.textProblems;
  }

  /** Writes the pages into the cache, and nothing when all are as they were. */
  async save(saved: PagesToCache): Promise<void> {
    // One after the other: the JSON of all takes several times the memory of the pages.
    for (const part of partsOf(saved)) if (!this.#isSaved(part, saved)) await this.#write(part, saved);
    await removeOldEntries(this.#sites, maxSites);
  }

  /** True when a file of the cache contains exactly these pages in their current state. */
  #isSaved({ index, pages, files }: Part, { textProblemsOf }: PagesToCache): boolean {
    const loaded = this.#load(index);
    const isSamePage = (resolved: ResolvedPage): boolean => {
      const cached = this.#restored.has(resolved) ? this.#resolved.get(resolved) : undefined;
      return cached !== undefined && cached.textProblems?.state === textProblemsOf(resolved)?.state;
    };
    return (
      pages.length === (loaded?.pages.size ?? 0) &&
      files.length === (loaded?.files.size ?? 0) &&
      files.every((file) => isSameFile(file, loaded?.files.get(file.path))) &&
      pages.every(isSamePage)
    );
  }

  async #write({ index, pages, files }: Part, { stateOf, digestOf, textProblemsOf }: PagesToCache): Promise<void> {
    const inputs = new IndexList<InputKey>();
    const media = new IndexList<string>();
    const facts = new IndexList<PageFacts>();
    const cached = pages.map((resolved): CachedPage => {
      const textProblems = textProblemsOf(resolved);
      const states = (): States => ({ ...statesOf(resolved.page, stateOf), state: digestOf(resolved) });
      const summary = this.#resolved.get(resolved) ?? summarize({ resolved, states: states(), textProblems });
      const { facts: own, mediaFiles, ...page } = summary;
      return {
        ...page,
        inputs: [...resolved.inputs].map((key) => inputs.indexOf(key)),
        mediaFiles: mediaFiles.map((key) => media.indexOf(key)),
        ...(own && { facts: facts.indexOf(own) }),
        ...(textProblems && { textProblems }),
      };
    });
    const { fingerprint } = this.options;
    const states = inputs.values.map((key) => [key, stateOf(key)] as const);
    const common = { inputs: states, mediaFiles: media.values, facts: facts.values };
    await writeCacheFile(this.#folder, index, { fingerprint, ...common, files, pages: cached });
  }

  #findFile(path: string): CachedFile | undefined {
    return this.#load(fileIndexOf(path))?.files.get(path);
  }

  #load(index: number): LoadedFile | undefined {
    if (!this.#files.has(index)) {
      const content = readCacheFile(this.#folder, index, this.options.fingerprint);
      this.#files.set(index, content && new LoadedFile(content));
    }
    return this.#files.get(index);
  }
}

/** The content of one file of the cache, before it is written. */
type Part = { index: number; pages: readonly ResolvedPage[]; files: readonly CachedFile[] };

/** A file that cannot be read, and a page that is not known as a whole, are read again by every command. */
const isCacheable = ({ page, problems }: ResolvedPage): boolean =>
  page.file.problems.length === 0 && ![...page.uses.values()].includes(undefined) && !problems.some(isUnexpectedFailure);

const isSameFile = (one: CachedFile, other: CachedFile | undefined): boolean => one.state === other?.state && one.stamp === other.stamp;

/** Divides pages and their files among the files of the cache. */
function partsOf({ pages, fileProblemsOf }: PagesToCache): Part[] {
  const parts: { index: number; pages: ResolvedPage[]; files: Map<string, CachedFile> }[] = fileIndexes.map((index) => ({
    index,
    pages: [],
    files: new Map(),
  }));
  for (const resolved of pages) {
    if (!isCacheable(resolved)) continue;
    const { page } = resolved;
    parts[fileIndexOf(page.key)]?.pages.push(resolved);
    const { path } = page.source;
    const files = parts[fileIndexOf(path)]?.files;
    if (!files || files.get(path)?.problems) continue;
    const problems = fileProblemsOf(page.file);
    files.set(path, {
      path,
      state: stateOfFile(page.file),
      ...(page.stamp !== undefined && { stamp: page.stamp }),
      ...(page.template && { template: page.template }),
      ...(problems && { problems }),
    });
  }
  return parts.map(({ files, ...part }) => ({ ...part, files: [...files.values()] }));
}

const statesOf = ({ file, uses, ...page }: ValidPage, stateOf: StateOf): Omit<States, 'state'> => ({
  fileState: stateInLanguage(file),
  recordState: page.madeFrom === undefined ? '' : stateOf(inView(viewOf(page), `record:${page.madeFrom}`)),
  sharedStates: [...uses].map(([name, used]) => [name, stateOfFile(used?.file)] as const),
});

/** Returns the state of a file with its language: messages about numbers and dates depend on both. */
const stateInLanguage = (file: Pick<SourceFile, 'readText' | 'language'>): string => `${stateOfFile(file)} ${file.language ?? ''}`;

/** Returns the state of a record, as the dependency graph has it; empty for a page without a record. */
const stateOfRecord = (record: object | undefined): Fingerprint => (record ? stateOfText(JSON.stringify(record)) : '');
