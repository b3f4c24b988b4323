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

/** A site as loaded: what the later stages draw, and everything that is wrong with it. */
export type Site = {
  settings: SiteModel | undefined;
  /** All pages, those that are not published among them. */
  pages: ResolvedPage[];
  /** The media files that pages and settings use, each once. Gathered when asked for. */
  readonly mediaFiles: MediaFacts[];
  /** What of both belongs to the published site at the moment of loading. */
  published: Pick<Site, 'pages' | 'mediaFiles'>;
  /** All findings of all files, sorted by file and line. The rules over the whole site run when they are first asked for. */
  readonly problems: Problem[];
  fileCount: number;
  readonly linkCount: number;
  graph: DependencyGraph;
  /** The same object for two loads between which nothing has changed. */
  state: object;
  /** What content may name: files, records, shared blocks. */
  named: Pick<SiteParts, 'files' | 'shared'> & { records: RecordIndex };
};

/**
 * Loads the site in `siteDir`, the folder that holds `site.yaml`: find, read, validate, resolve, check.
 * Called again, it does only what changed files ask for; given the absolute paths of all files that may have changed,
 * it looks at no other. Content mistakes never throw.
 */
export type SiteLoader = (changed?: ReadonlySet<string>) => Promise<Site>;

type LoadOptions = {
  /** Settings that are wrong are those that were last right, so that pages can be drawn on: for the preview. */
  keepsSettings?: boolean;
};

/** `clock` says at which moment pages are published or not. */
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
    const parts = await readSite(changed);
    lastRight = parts.settings ?? lastRight;
    const { files, settings, settingsFile, indexes } = parts;
    const resolved = resolvePages(keepsSettings ? { ...parts, settings: lastRight } : parts);
    const shell = settings && resolveSettings(settingsFile, settings, indexes);
    const now = clock();
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
  // A file that is gone may have become another: what was said to have changed is then not the whole of it.
  return (changed) => load(changed).catch((error: unknown) => (isGone(error) ? retryIfGone(load) : Promise.reject(error)));
}

function mediaOf(pages: readonly ResolvedPage[], shell: ResolvedSettings | undefined): MediaFacts[] {
  const used = new Map<string, MediaFacts>();
  for (const { mediaFiles } of shell ? [...pages, shell] : pages) for (const [path, facts] of mediaFiles) used.set(path, facts);
  return [...used.values()];
}
