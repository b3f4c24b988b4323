import { memoizeCall } from '../cache/memoize-call.ts';
import { memoizeLast } from '../cache/memoize-last.ts';
import { TextStore } from '../cache/text-store.ts';
import { DependencyGraph } from '../content/graph/dependency-graph.ts';
import { createFingerprints } from '../content/graph/fingerprints.ts';
import type { PageCache } from '../content/page-cache/page-cache.ts';
import { type Absence, isPublished, unpublishedByPath } from '../content/publication.ts';
import { createSiteReader } from '../content/read-site.ts';
import type { RecordIndex } from '../content/resolve/record-lookup.ts';
import type { ResolvedPage } from '../content/resolve/resolve-page.ts';
import { createResolvePages, type KeepPage } from '../content/resolve/resolve-pages.ts';
import type { ResolvedSettings } from '../content/resolve/resolve-settings.ts';
import type { SiteParts } from '../content/site-parts.ts';
import { isPreset } from '../content/validate/preset-pages.ts';
import { hasChanged, retryIfChanged } from '../files/retry-if-changed.ts';
import type { MediaFacts } from '../media/media-facts.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Problem } from '../problems/problem.ts';
import { type RuleResults, runPageRules } from '../rules/run-rules.ts';
import { textContext } from '../rules/site/text-context.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import type { Now } from '../time/moment.ts';
import type { Clock } from '../time/site-clock.ts';
import { restoreResults, resultsToCache } from './cached-results.ts';
import { publishedSettings } from './published-settings.ts';
import { resolveAllSettings } from './resolve-all-settings.ts';
import { findProblems } from './site-findings.ts';

/** A loaded site: the models that later stages render, and its problems. */
export type Site = {
  /** All settings, including entries that lead to unpublished pages. */
  settings: SiteModel | undefined;
  /** All pages, including unpublished ones. */
  pages: ResolvedPage[];
  /** Collects the media files that pages and settings use, each once. */
  collectMedia: () => MediaFacts[];
  /** The published pages at the time of loading, their media, and the settings without entries that lead to other pages. */
  published: Pick<Site, 'settings' | 'pages' | 'collectMedia'>;
  /** The time for which it was loaded. */
  now: Now;
  /** The other pages by path, each with the reason. */
  unpublished: { path: string; absence: Absence }[];
  /** What earlier releases published. */
  publishedBefore: SiteParts['publishedBefore'];
  /** The problems of records by themselves, without those of their references. */
  recordProblems: Problem[];
  /** Runs all rules on the first call. Returns the problems of all files, sorted by file and line. */
  findProblems: () => Problem[];
  fileCount: number;
  /** Counts the checked links. Runs the rules like `findProblems`. */
  countLinks: () => number;
  graph: DependencyGraph;
  /** The same object for two loads when nothing changed in between. */
  state: object;
  /** Returns a hash of all inputs of a page: equal for equal output. */
  digestOf: (page: ResolvedPage) => string;
  /** Writes what is known about the pages, with the results of `findProblems`, into the cache of the loader. */
  saveCache: () => Promise<void>;
  /** The targets of references: files, records, shared blocks. */
  named: Pick<SiteParts, 'files' | 'shared'> & { records: RecordIndex };
};

/**
 * Loads a site: find, read, validate, resolve, check. A second call processes only changed files. With `changed`, the absolute paths of all files that may have changed, it
 * reads no other file. Never throws because of content.
 */
export type SiteLoader = (changed?: ReadonlySet<string>) => Promise<Site>;

type LoadOptions = {
  /** What earlier commands found out about the pages. */
  cache?: PageCache;
  /**
   * For commands that load a site once, with a cache: releases the blocks and texts of each page as soon as its rules have run.
   * `models` keeps the models of pages, which a build renders.
   */
  releases?: 'all' | 'all but models';
  /** True uses the last valid settings while the current ones are invalid, so that the preview can render pages. */
  usesLastValidSettings?: boolean;
};

/** Creates a loader for the site in `siteDir`. `clock` returns the time that decides which pages are published. */
export function createSiteLoader(
  siteDir: string,
  schemas: ContentSchemas,
  clock: Clock = () => new Date(),
  { usesLastValidSettings = false, cache, releases }: LoadOptions = {},
): SiteLoader {
  const graph = new DependencyGraph();
  const readSite = createSiteReader(siteDir, schemas, { cache, readsOnce: releases !== undefined });
  const resolvePages = createResolvePages(graph, schemas, cache);
  const results: RuleResults = { texts: new WeakMap(), files: new WeakMap() };
  const lastValid = createLastValid();
  const resolveSettings = memoizeLast((parts: SiteParts & { settings: SiteSettings }) => resolveAllSettings(parts, schemas));
  const load = async (changed?: ReadonlySet<string>): Promise<Site> => {
    const parts = await readSite(clock, changed);
    const { files, settings, indexes } = parts;
    const { now } = indexes.records.clock;
    const keep = cache && releases && keepIn(cache, { parts, graph, results, models: releases === 'all' ? undefined : new TextStore() });
    const resolved = resolvePages(usesLastValidSettings ? lastValid(parts) : parts, keep);
    const { settingsFile, strings, views, languages } = parts;
    const resolvedSettings =
      settings && resolveSettings([settings, settingsFile, strings, indexes, views, languages], { ...parts, settings });
    const pages = resolved.slice(0, parts.pages.length);
    if (cache) restoreResults(pages, cache, results);
    const digests = new Map<ResolvedPage, string>();
    const digestOf = (page: ResolvedPage): string => {
      const digest = digests.get(page) ?? cache?.digestOf(page) ?? graph.digestOf(page.page.key);
      digests.set(page, digest);
      return digest;
    };
    const published = pages.filter(({ page }) => isPublished(page.fields, now));
    const unpublished = [...unpublishedByPath(parts.pages, now)].map(([path, { absence }]) => ({ path, absence }));
    const find = memoizeCall(() => findProblems({ schemas, parts, resolved, resolvedSettings, now, results }));
    return {
      settings: resolvedSettings?.model,
      pages,
      collectMedia: memoizeCall(() => mediaOf(pages, resolvedSettings)),
      published: {
        settings: resolvedSettings?.model && publishedSettings(resolvedSettings.model, new Set(unpublished.map(({ path }) => path))),
        pages: published,
        collectMedia: memoizeCall(() => mediaOf(published, resolvedSettings)),
      },
      now,
      unpublished,
      publishedBefore: parts.publishedBefore,
      recordProblems: [...parts.collections, ...parts.views.flatMap(({ ofLanguage }) => ofLanguage ?? [])].flatMap(
        ({ problems }) => problems,
      ),
      findProblems: () => find().problems,
      fileCount: countFiles(files, parts.views),
      countLinks: () => find().linkCount,
      graph,
      state: parts,
      named: { files, shared: parts.shared, records: indexes.records },
      digestOf,
      saveCache: async () => {
        // With wrong settings, pages may have been resolved with earlier ones.
        if (settings) await cache?.save({ pages, stateOf: createFingerprints(parts), digestOf, ...resultsToCache(results) });
      },
    };
  };
  // A missing file may have been renamed, so the list of changed files is not complete: load everything.
  return (changed) => load(changed).catch((error: unknown) => (hasChanged(error) ? retryIfChanged(load) : Promise.reject(error)));
}

type Keeping = { parts: SiteParts; graph: DependencyGraph; results: RuleResults; models: TextStore | undefined };

/** Returns a function that runs the rules of a page and releases its blocks and texts. Presets stay: the cache has none. */
function keepIn(cache: PageCache, { parts, graph, results, models }: Keeping): KeepPage {
  const context = textContext(parts);
  const { textProblemsOf } = resultsToCache(results);
  return (fresh, from, stateOf) => {
    const textProblems = !isPreset(fresh.page) && runPageRules(fresh, context, results) ? textProblemsOf(fresh) : undefined;
    if (!textProblems) return fresh;
    return cache.keep(fresh, from, { digest: graph.digestOf(fresh.page.key), textProblems, stateOf, models });
  };
}

function mediaOf(pages: readonly ResolvedPage[], settings: ResolvedSettings | undefined): MediaFacts[] {
  const used = new Map<string, MediaFacts>();
  for (const { mediaFiles } of settings ? [...pages, settings] : pages) for (const [path, facts] of mediaFiles) used.set(path, facts);
  return [...used.values()];
}

/** Creates a function that replaces invalid settings by the last valid ones, in every language. */
function createLastValid(): (parts: SiteParts) => SiteParts {
  const known = new Map<string, SiteSettings>();
  const lastOf = (name: string, settings: SiteSettings | undefined): SiteSettings | undefined => {
    if (settings) known.set(name, settings);
    return settings ?? known.get(name);
  };
  return (parts) => ({
    ...parts,
    settings: lastOf('', parts.settings),
    views: parts.views.map((view) => ({ ...view, settings: lastOf(view.name, view.settings) })),
  });
}

/** Returns the number of YAML files of a site, and of files in `root/`. */
function countFiles(files: SiteParts['files'], views: SiteParts['views']): number {
  const lists = [files.pages, files.collections, files.shared, files.presets, files.strings, files.unread, files.root];
  const ofLanguages = views.map(({ ofLanguage }) => ofLanguage?.fileCount ?? 0);
  return [1, ...lists.map(({ length }) => length), ...ofLanguages].reduce((sum, count) => sum + count);
}
