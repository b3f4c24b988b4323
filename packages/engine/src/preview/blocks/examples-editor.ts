import { memoizeByKey, pageAddress, plainAddresses } from '@pagewright/core';
import type { Connect, ViteDevServer } from 'vite';
import type { Outline } from '../../edit/site-editor-types.ts';
import type { DevRenderer } from '../dev-renderer.ts';
import type { DevSite } from '../dev-site.ts';
import { type GuardedEditor, PreviewEditor } from '../editor.ts';
import { pathOf } from '../guard-requests.ts';
import type { OpenPages } from '../open-pages.ts';
import { createRenderLive } from '../render-live.ts';
import { watchSite } from '../watch-site.ts';
import { blocksPath } from './block-list.ts';
import { type ExampleSite, isExample } from './example-site.ts';
import type { ExampleSiteName } from './examples.ts';

type Preview = { server: ViteDevServer; site: DevSite; renderer: DevRenderer; openPages: OpenPages };

/** The paths of the editors of the sites with examples. No site has a page there. */
export const examplesEditor: Readonly<Record<ExampleSiteName, string>> = { ofProject: '/__examples', own: '/__own-examples' };

/** Creates the middleware of the editors of the sites with examples. A site and its editor are loaded when somebody opens it. */
export function serveExamplesEditors(found: GuardedEditor, preview: Preview): Connect.NextHandleFunction {
  const editors = new WeakMap<ExampleSite, PreviewEditor>();
  const editorAt = async (asked: string): Promise<PreviewEditor | undefined> => {
    for (const [name, site] of await preview.renderer.examples.get())
      if (examplesEditor[name] === asked) return memoizeByKey(editors, site, () => openEditor(site, asked, found, preview));
    return undefined;
  };
  return (request, response, next) => {
    const path = `/${pathOf(request.url ?? '').split('/')[1]}`;
    if (!Object.values(examplesEditor).includes(path)) return next();
    editorAt(path)
      .then((editor) => (editor ? editor.handle(request, response, next) : next()))
      .catch(next);
  };
}

function openEditor(examples: ExampleSite, path: string, found: GuardedEditor, preview: Preview): PreviewEditor {
  const { server, site: shown, renderer, openPages } = preview;
  const { root, site } = examples;
  const { siteDir, clock } = site;
  const outline = (whole: Outline): Outline => ({
    ...whole,
    // What is typed or cut in the site itself is not offered here.
    site: whole.site && { ...whole.site, url: new URL(path, whole.site.url).href },
    pages: whole.pages
      .filter((page) => isExample(page.path))
      // That a page has no main heading says nothing about its block.
      .map((page) => ({ ...page, problems: 0, address: pageAddress(page.path, shown.settings ?? plainAddresses) })),
    presets: [],
  });
  const editor = new PreviewEditor(
    found,
    server,
    {
      ...{ root, siteDir, clock },
      readCode: () => renderer.code.current.site,
      readRender: () => renderer.code.current.context,
      renderLive: createRenderLive(renderer, site, () => shown.settings),
      readLoader: () => site.loader,
      readSite: () => site.site,
    },
    { path, examples: { list: blocksPath, outline } },
  );
  const firstPage = Promise.resolve();
  const stop = watchSite({ root, siteDir, server, site, openPages, firstPage, onChange: () => editor.notify() });
  server.httpServer?.once('close', stop);
  return editor;
}
