import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from '../checks/index.ts';
import type { MediaFacts } from '../media/media-facts.ts';
import type { Problem } from '../model/problem.ts';
import type { SiteModel } from '../model/site-model.ts';
import { DependencyGraph } from './dependency-graph.ts';
import { createExpandPages } from './expand-pages.ts';
import { findFiles } from './find-files.ts';
import { createFingerprints } from './fingerprints.ts';
import { createMediaIndex } from './media-index.ts';
import { memoizeByFile } from './memoize-by-file.ts';
import { createRecordIndex } from './record-index.ts';
import { type ResolvedPage, resolvePage } from './resolve-page.ts';
import { resolveSettings } from './resolve-settings.ts';
import { sortProblems } from './sort-problems.ts';
import { validateCollection } from './validate-collection.ts';
import { validateSettings } from './validate-settings.ts';
import { createYamlReader } from './yaml-reader.ts';

/** A site as loaded: what the later stages draw, and everything that is wrong with it. */
export type Site = {
  settings: SiteModel | undefined;
  pages: ResolvedPage[];
  /** The media files that pages and settings use, each once. */
  mediaFiles: MediaFacts[];
  /** All findings of all files, sorted by file and line. */
  problems: Problem[];
  fileCount: number;
  linkCount: number;
  graph: DependencyGraph;
};

/**
 * Loads the site in `siteDir`, the folder that holds `site.yaml`: find, read, validate, resolve, check.
 * Called again, it does only what changed files ask for. Content mistakes never throw.
 */
export type SiteLoader = () => Promise<Site>;

export function createSiteLoader(siteDir: string): SiteLoader {
  const read = createYamlReader();
  const toPages = createExpandPages();
  const toCollection = memoizeByFile(validateCollection);
  const toSettings = memoizeByFile((_, file) => validateSettings(file));
  const resolved = new Map<string, ResolvedPage>();
  const graph = new DependencyGraph();

  return async () => {
    if (!existsSync(join(siteDir, 'site.yaml'))) throw new MissingSiteError(siteDir);
    const files = await findFiles(siteDir);
    const settingsFile = await read(files.settings);
    const { settings, problems: settingsProblems } = toSettings(files.settings, settingsFile);
    const pageFiles = await Promise.all(files.pages.map(async (source) => ({ source, file: await read(source) })));
    const collections = await Promise.all(files.collections.map(async (source) => toCollection(source, await read(source))));

    const media = createMediaIndex(files.media);
    const records = createRecordIndex(collections, media, files.unread.length > 0);
    const pages = pageFiles.flatMap(({ source, file }) => toPages(source, file, records));
    const indexes = { media, records };
    const stateOf = createFingerprints({ files, settings, pages, records });
    graph.keepOnly(new Set(pages.map(({ key }) => key)));
    const resolvedPages = pages.map((page) => {
      const known = resolved.get(page.key);
      if (known && graph.isFresh(page.key, stateOf)) return known;
      const fresh = resolvePage(page, settings, indexes);
      resolved.set(page.key, fresh);
      graph.record(page.key, new Map([...fresh.inputs].map((key) => [key, stateOf(key)])));
      return fresh;
    });

    const shell = settings && resolveSettings(settingsFile, settings, indexes);
    const recordFindings = records.checkAll();
    const links = [...resolvedPages.flatMap((page) => page.links), ...recordFindings.links, ...(shell?.links ?? [])];
    const problems = [
      ...settingsProblems,
      ...(shell?.problems ?? []),
      ...collections.flatMap((collection) => collection.problems),
      ...recordFindings.problems,
      ...resolvedPages.flatMap((page) => page.problems),
      ...checks.flatMap((check) => check({ files, pages, collections, settings, links })),
    ];
    const mediaFiles = new Map([...resolvedPages, ...(shell ? [shell] : [])].flatMap((one) => [...one.mediaFiles]));
    return {
      settings: shell?.model,
      pages: resolvedPages,
      mediaFiles: [...mediaFiles.values()],
      problems: sortProblems(withoutRepeats(problems)),
      fileCount: files.pages.length + files.collections.length + files.unread.length + 1,
      linkCount: links.length,
      graph,
    };
  };
}

/** Pages made from one file share its mistakes; each is told once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const told = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.column} ${problem.code} ${problem.message}`, problem]),
  );
  return [...told.values()];
}

/** There is no `site.yaml` where the command was told to look. */
export class MissingSiteError extends Error {
  constructor(folder: string) {
    super(
      `There is no site.yaml in ${folder}.${existsSync(join(folder, 'site.yml')) ? ' Its site.yml is not read: call it site.yaml.' : ''} A site folder holds site.yaml, pages/, collections/ and media/; name another with --site DIR.`,
    );
    this.name = 'MissingSiteError';
  }
}
