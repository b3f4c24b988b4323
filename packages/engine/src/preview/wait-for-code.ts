import type { ViteDevServer } from 'vite';
import type { CodeFolders } from '../definition/code-folders.ts';
import { createBatch } from './batch.ts';
import type { CodeProblems } from './code-problems.ts';
import { codeErrorPage } from './error-pages.ts';
import { loadFromDisk } from './render-code.ts';
import { watchCode } from './watch-code.ts';

/** The module of Vite that reloads a page, also after a restart of the server. */
const reloadScript = '/@vite/client';

type WaitingOptions = { server: ViteDevServer; folders: CodeFolders; problems: CodeProblems; onPackages: () => void };

/**
 * Shows at every address what is wrong with the code, while it has never been loaded. Loads it again after each change. When that
 * works, restarts the server: its configuration depends on the code. Returns a function that adds the page after the middlewares of Vite.
 */
export function waitForCode({ server, folders, problems, onPackages }: WaitingOptions): () => void {
  let isLoaded = false;
  const tryAgain = async (): Promise<void> => {
    if (isLoaded) return;
    server.environments.ssr.moduleGraph.invalidateAll();
    await loadFromDisk(server, folders.folder);
    isLoaded = true;
    await server.restart();
  };
  const onChange = createBatch(tryAgain, (error) => problems.set('code', error));
  server.httpServer?.once('close', watchCode({ code: folders, server, onChange, onPackages }));
  problems.onChange = () => server.ws.send({ type: 'full-reload' });
  return () => {
    server.middlewares.use((_request, response) => {
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(codeErrorPage(problems.status()?.problems ?? [], reloadScript));
    });
  };
}
