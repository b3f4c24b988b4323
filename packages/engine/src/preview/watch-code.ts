import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { UserConfig, ViteDevServer } from 'vite';
import { type CodeFolders, codeFolder, sourceFolders } from '../definition/code-folders.ts';
import { packageDirs } from '../files/engine-module.ts';
import { isInside } from '../files/is-inside.ts';
import { watchFolder } from './watch-folder.ts';

type WatchCodeOptions = {
  code: CodeFolders;
  server: ViteDevServer;
  /** Called with the absolute path of a code file that has changed, or of a folder with code. */
  onChange: (path: string) => void;
  /** Called when the list of packages has changed. */
  onPackages: () => void;
};

/**
 * Watches the code of the site and the engine, and the configuration files beside it, and passes each event on to Vite.
 * Vite's own watcher looks at every file when it starts, which takes longer than rendering the first page. Returns a
 * function that stops.
 */
export function watchCode({ code, server, onChange, onPackages }: WatchCodeOptions): () => void {
  const handle = (path: string, isChange: boolean): void => {
    if (!isWatched(code, path)) return;
    if (isFolder(path)) for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    else server.watcher.emit(eventOf(path, isChange, server), path);
    if (isSource(code, path)) onChange(path);
    if (isPackageList(code, path)) onPackages();
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

/** Folders with code that open pages depend on: those of the site, and the engine's own. Everything else of the project is private. */
const codeFolders = (code: CodeFolders): string[] => [...sourceFolders(code), ...packageDirs];

/** Files of the project's top folder that are watched: the configuration of Vite, that of TypeScript, the environment. */
const topFile = /^(?:[^/\\]+\.(?:ts|json)|\.env[^/\\]*)$/;

/**
 * Limits Vite to the code: it serves no other file of the project (the default outbox of messages may be one), follows no
 * symbolic link, and watches nothing: `watch-code.ts` and `watch-site.ts` do. Other origins may not read the preview (CORS).
 */
export function limitToCode(root: string, code: CodeFolders): Pick<UserConfig, 'server'> {
  const packages = join(root, 'node_modules');
  const served = [...codeFolders(code), join(codeFolder(code), '.cache', 'vite')];
  return {
    server: {
      cors: false,
      fs: { strict: true, allow: [...served, packages, ...(existsSync(packages) ? [realpathSync(packages)] : [])] },
      // Vite takes `watch: null` from no plugin.
      watch: { ignored: () => true },
    },
  };
}

/** True for the folder of the site's code, code, the folders above code, and `topFile`. False for an installed engine. */
const isWatched = (code: CodeFolders, path: string): boolean =>
  !relative(codeFolder(code), path).split(sep).includes('node_modules') &&
  (codeFolders(code).some((folder) => isInside(path, folder) || isInside(folder, path)) || topFile.test(relative(codeFolder(code), path)));

/** Code outside the folder of the site, such as that of the site that it extends. */
const outsideFolders = (code: CodeFolders): string[] =>
  sourceFolders(code).filter((folder) => !isInside(folder, codeFolder(code)) && existsSync(folder));

/** True for the files that npm writes after it has installed a package, which code may lack. */
const isPackageList = (code: CodeFolders, path: string): boolean =>
  ['package.json', 'package-lock.json'].includes(relative(codeFolder(code), path));

/** True for a code file. When one changes, open pages show it. */
const isSource = (code: CodeFolders, path: string): boolean => codeFolders(code).some((folder) => isInside(path, folder));
