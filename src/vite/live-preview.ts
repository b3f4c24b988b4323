import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { DevRenderer } from './dev-renderer.ts';
import { DevSite } from './dev-site.ts';
import { serveMedia } from './serve-media.ts';

type LivePreviewOptions = { root: string; siteDir: string };
type Preview = { server: ViteDevServer; site: DevSite; renderer: DevRenderer };

/**
 * Vite's part in the live preview: pages are drawn on request by the chain that builds them, and what an
 * author saves is announced to the open pages, which fetch and fit in what changed.
 */
export function livePreview({ root, siteDir }: LivePreviewOptions): Plugin {
  return {
    name: 'live-preview',
    async configureServer(server) {
      const site = new DevSite(siteDir);
      const renderer = new DevRenderer(server, site, root);
      const preview = { server, site, renderer };
      await site.reload();
      server.watcher.add(siteDir);
      server.watcher.on('all', (_event, file) => {
        if (isInside(siteDir, file)) announceContent(preview, file).catch((error: unknown) => server.config.logger.error(String(error)));
        else if (isInside(join(root, 'src'), file) || isInside(join(root, 'schemas'), file)) renderer.forgetStylesheet();
      });
      return () => {
        server.middlewares.use('/@site/state', (_request, response) => {
          response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ revision: site.revision, problems: site.problems }));
        });
        server.middlewares.use('/media', serveMedia(site, siteDir));
        server.middlewares.use(servePages(renderer, server));
      };
    },
  };
}

function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return !path.startsWith('..') && !path.includes('.encoded');
}

/** Editors that empty a file before they write it are given this long to finish; as long again, what came late is looked for. */
const settleMilliseconds = 25;

async function announceContent({ server, site, renderer }: Preview, file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === 0) await setTimeout(settleMilliseconds);
  await announceReload({ server, site, renderer });
  await setTimeout(settleMilliseconds);
  await announceReload({ server, site, renderer });
}

async function announceReload({ server, site, renderer }: Preview): Promise<void> {
  const before = site.problems.join();
  const change = await site.reload();
  const stylesheet = await renderer.refreshStylesheet();
  if (change.pages.length === 0 && stylesheet === undefined && change.problems.join() === before) return;
  server.ws.send('site:changed', { ...change, ...(stylesheet !== undefined && { stylesheet }) });
}

function servePages(renderer: DevRenderer, server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    renderer
      .answer(pathname)
      .then(({ status, type, body }) => {
        response.statusCode = status;
        response.setHeader('Content-Type', type);
        response.end(body);
      })
      .catch((error: unknown) => {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      });
  };
}
