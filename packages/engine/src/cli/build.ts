import { join, relative } from 'node:path';
import { buildClient } from '../bundle/build-client.ts';
import { publishedPathsFile } from '../content/find/published-paths.ts';
import { recordPublishedPaths } from '../content/record-published-paths.ts';
import type { ResolvedPage } from '../content/resolve/resolve-page.ts';
import { writeEditorSchemas } from '../editor-schema/write-editor-schemas.ts';
import { count } from '../problems/format-problem.ts';
import { buildSite, type RenderablePage, type RenderableSite } from '../render/build-site.ts';
import { createCachedLoader } from '../site/cached-loader.ts';
import type { Site } from '../site/load-site.ts';
import type { Project } from './declare/option.ts';
import { describeContent } from './describe-content.ts';
import { displayPath } from './display-path.ts';
import { reportProblems } from './report-problems.ts';

type BuildOptions = Project & {
  siteDir: string;
  outDir: string;
  clock: () => Date;
  compress: boolean;
  /** True for a build that is published: records the paths of its pages in the site folder. */
  isRelease: boolean;
};

/**
 * Writes the site as files into `outDir`; reports its problems and writes nothing when one is an error. Returns the exit
 * code. Throws when the published paths of a release cannot be written.
 */
export async function buildFiles({
  root,
  siteDir,
  outDir,
  clock,
  fingerprint,
  compress,
  isRelease,
  loadCode,
}: BuildOptions): Promise<number> {
  const started = performance.now();
  const elapsed = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(7);
  const onProgress = (done: string): void => console.log(`${elapsed()}  ${done}`);
  const code = await loadCode();
  // The browser code does not depend on content; it is bundled while the content is read.
  const client = buildClient(code, { root, fingerprint });
  client.catch(() => undefined);
  const { load, store } = createCachedLoader({ code, root, siteDir, clock, fingerprint });
  const site = await load();
  await writeEditorSchemas({ code, root, siteDir, site });
  const hasErrors = reportProblems({ problems: site.findProblems(), fileCount: site.fileCount });
  await store(site);
  if (hasErrors) {
    console.error('Nothing was built.');
    return 1;
  }
  onProgress(`content read and checked: ${describeContent(site)}`);
  await buildSite(toRenderable(site), { code, root, siteDir, outDir, fingerprint, client, compress, onProgress });
  onProgress(`built into ${relative(process.cwd(), outDir) || '.'}`);
  if (isRelease) {
    const added = await recordPublishedPaths(siteDir, site.published.pages);
    onProgress(`${count(added, 'new published path')} in ${displayPath(join(siteDir, publishedPathsFile))}`);
  }
  return 0;
}

/** Returns what a site without errors renders: its published pages. Throws when a page has no model: it would be missing without a message. */
function toRenderable({ published, digestOf }: Site): RenderableSite {
  const { settings } = published;
  if (!settings) throw new Error('site.yaml was read without a problem but has no model. This is a bug in Pagewright.');
  return {
    settings,
    pages: published.pages.map((page) => toRenderablePage(page, () => digestOf(page))),
    mediaFiles: published.collectMedia(),
  };
}

function toRenderablePage({ page, fields, readFacts, readBlocks }: ResolvedPage, readState: () => string): RenderablePage {
  const noModel = (): Error => new Error(`${page.file.shown} was read without a problem but has no model. This is a bug in Pagewright.`);
  const facts = readFacts();
  if (!fields || !facts) throw noModel();
  const { path, title, listed } = fields;
  return {
    ...{ path, title, listed, facts },
    readModel: () => {
      const { model } = readBlocks();
      if (!model) throw noModel();
      return model;
    },
    readState,
  };
}
