import { DependencyGraph } from '../content/graph/dependency-graph.ts';
import { isPublished } from '../content/publication.ts';
import { createSiteReader, type SiteParts } from '../content/read-site.ts';
import type { RecordIndex } from '../content/resolve/record-lookup.ts';

import type { ResolvedPage } from '../content/resolve/resolve-page.ts';
import { createResolvePages } from '../content/resolve/resolve-pages.ts';
import { type ResolvedSettings, resolveSettings } from '../content/resolve/resolve-settings.ts';
import { isGone, retryIfGone } from '../files/retry-if-gone.ts';
import type { MediaFacts } from '../media/media-facts.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Problem } from '../problems/problem.ts';
import { findProblems, type SiteFindings } from './site-findings.ts';

/** A loaded site: the models for later stages, and all problems. */
export type Site = {
  settings: SiteModel | undefined;
  /** All pages, those that are not published among them. */
  pages: ResolvedPage[];
  /** The media files that pages and settings use, each once. Gathered when asked for. */
  readonly mediaFiles: MediaFacts[];
  /** The part of both that is published at the moment of loading. */
  published: Pick<Site, 'pages' | 'mediaFiles'>;
  /** All problems of all files, sorted by file and line. The rules over the whole site run at the first access. */
  readonly problems: Problem[];
  fileCount: number;
  readonly linkCount: number;
  graph: DependencyGraph;
  /** The same object for two loads without a change between them. */
  state: object;
  /** What content may refer to: files, records, shared blocks. */
  named: Pick<SiteParts, 'files' | 'shared'> & { records: RecordIndex };
};

/**
 * Loads the site in `siteDir`, the folder that holds `site.yaml`: find, read, validate, resolve, check.
 * A second call works on changed files only. With `changed`, the absolute paths of all files that may have changed, it
 * reads no other file. Never throws because of content.
 */
export type SiteLoader = (changed?: ReadonlySet<string>) => Promise<Site>;

type LoadOptions = {
  /** For the preview: uses the last valid settings while `site.yaml` has errors, so that pages can be rendered. */
  keepsSettings?: boolean;
};

/** Creates a loader. `clock` decides which pages are published. */
export function createSiteLoader(
  siteDir: string,
  clock: () => Date = () => new Date(),
  { keepsSettings = false }: LoadOptions = {},
): SiteLoader {
  const graph = new DependencyGraph();
  const readSite = createSiteReader(siteDir);
  const resolvePages = createResolvePages(graph);
  let lastRight: SiteParts['settings'];
  const load = async (changed?: ReadonlySet<string>): Promise<Site> => {
    const now = clock();
    const parts = await readSite(now, changed);
    lastRight = parts.settings ?? lastRight;
    const { files, settings, settingsFile, indexes } = parts;
    const resolved = resolvePages(keepsSettings ? { ...parts, settings: lastRight } : parts);
    const shell = settings && resolveSettings(settingsFile, settings, indexes);
    const pages = resolved.slice(0, parts.pages.length);
    const published = pages.filter(({ page }) => isPublished(page.shell, now));
    let findings: SiteFindings | undefined;
    const find = (): SiteFindings => {
      findings ??= findProblems({ parts, resolved, shell, now });
      return findings;
    };
    return {
      settings: shell?.model,
      pages,
      get mediaFiles() {
        return mediaOf(pages, shell);
      },
      published: {
        pages: published,
        get mediaFiles() {
          return mediaOf(published, shell);
        },
      },
      get problems() {
        return find().problems;
      },
      fileCount: [files.pages, files.collections, files.shared, files.presets, files.unread].reduce((sum, { length }) => sum + length, 1),
      get linkCount() {
        return find().linkCount;
      },
      graph,
      state: parts,
      named: { files, shared: parts.shared, records: indexes.records },
    };
  };
  // A missing file may have been renamed, so `changed` may be incomplete: load everything again.
  return (changed) => load(changed).catch((error: unknown) => (isGone(error) ? retryIfGone(load) : Promise.reject(error)));
}

function mediaOf(pages: readonly ResolvedPage[], shell: ResolvedSettings | undefined): MediaFacts[] {
  const used = new Map<string, MediaFacts>();
  for (const { mediaFiles } of shell ? [...pages, shell] : pages) for (const [path, facts] of mediaFiles) used.set(path, facts);
  return [...used.values()];
}
