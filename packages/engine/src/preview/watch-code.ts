import { existsSync, lstatSync } from 'node:fs';
import type { ViteDevServer } from 'vite';
import { codeFolder } from '../definition/code-folders.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { isSource, isWatched, outsideFolders } from './code-folders.ts';
import { watchFolder } from './watch-folder.ts';

type WatchCodeOptions = {
  code: Pick<SiteCode, 'folder' | 'folders'>;
  server: ViteDevServer;
  /** Called after a change of a code file, or of a folder with code. */
  onChange: () => void;
};

/**
 * Watches the code of the site and the engine, and the configuration files beside it, and passes each event on to Vite.
 * Vite's own watcher looks at every file when it starts, which takes longer than rendering the first page. Returns a
 * function that stops.
 */
export function watchCode({ code, server, onChange }: WatchCodeOptions): () => void {
  const handle = (path: string, isChange: boolean): void => {
    if (!isWatched(code, path)) return;
    if (isFolder(path)) for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    else server.watcher.emit(eventOf(path, isChange, server), path);
    if (isSource(code, path)) onChange();
  };
  const stops = [codeFolder(code), ...outsideFolders(code)].map((folder) =>
    watchFolder({
      folder,
      isIgnored: (path) => !isWatched(code, path),
      onEvent: handle,
      onError: (error) => server.config.logger.error(`Changes of code are not detected: ${String(error)}`),
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Returns the event of Vite's watcher for a file. */
function eventOf(path: string, isChange: boolean, { environments }: ViteDevServer): 'add' | 'change' | 'unlink' {
  if (!isChange && !existsSync(path)) return 'unlink';
  return Object.values(environments).some(({ moduleGraph }) => moduleGraph.getModulesByFile(path)) ? 'change' : 'add';
}

const isFolder = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
