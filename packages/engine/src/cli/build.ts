import { relative } from 'node:path';
import { buildClient } from '../bundle/build-client.ts';
import { recordPublishedPaths } from '../content/record-published-paths.ts';
import { writeEditorSchemas } from '../editor-schema/write-editor-schemas.ts';
import type { PageModel } from '../model/page-model.ts';
import { buildSite, type RenderableSite } from '../render/build-site.ts';
import { createSiteLoader, type Site } from '../site/load-site.ts';
import type { Command } from './command.ts';
import { reportProblems } from './report-problems.ts';

/** `npm run build`: the site as files, or its problems and nothing written. */
export const build: Command = {
  flags: { compress: { type: 'boolean' } },
  run: async ({ code, root, siteDir, outDir, clock, fingerprint, flags }) => {
    const started = performance.now();
    const elapsed = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(7);
    const onProgress = (done: string): void => console.log(`${elapsed()}  ${done}`);
    // The browser code is the same for every site; it is bundled while the content is read.
    const client = buildClient(code, { root, fingerprint });
    client.catch(() => undefined);
    const site = await createSiteLoader(siteDir, clock)();
    await writeEditorSchemas({ root, siteDir, site });
    if (reportProblems({ problems: site.findProblems(), fileCount: site.fileCount })) {
      console.error('Nothing was built.');
      return 1;
    }
    onProgress('content read and checked');
    await buildSite(toDrawable(site), { code, root, siteDir, outDir, fingerprint, client, compress: flags.compress === true, onProgress });
    await recordPublishedPaths(siteDir, site.published.pages);
    console.log(`${elapsed()}  built into ${relative(process.cwd(), outDir) || '.'}`);
    return 0;
  },
};

/** What a site without errors draws: its published pages. A page that has no model here would vanish silently, so it stops the build. */
function toDrawable({ settings, published, graph }: Site): RenderableSite {
  if (!settings) throw new Error('site.yaml was read without a problem but has no model. This is a fault of the builder.');
  const keys = new Map<PageModel, string>();
  for (const { page, model } of published.pages) {
    if (!model) throw new Error(`${page.file.shown} was read without a problem but has no model. This is a fault of the builder.`);
    keys.set(model, page.key);
  }
  return {
    settings,
    pages: [...keys.keys()],
    mediaFiles: published.collectMedia(),
    stateOf: (page) => graph.digestOf(keys.get(page) ?? ''),
  };
}
