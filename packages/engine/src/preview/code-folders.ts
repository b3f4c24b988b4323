import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { UserConfig } from 'vite';
import { engineDir } from '../files/engine-module.ts';

/** The folders of a site's code that the preview serves to the browser. Everything else of the project is private. */
const siteFolders = ['src', 'schemas'];

/** Folders with code that open pages depend on: the site's, and the engine's own. */
const codeFolders = (root: string): string[] => [...siteFolders.map((name) => join(root, name)), engineDir];

/** Files of the project's top folder that Vite watches: its configuration, that of TypeScript, the environment. */
const topFile = /^(?:[^/\\]+\.(?:ts|json)|\.env[^/\\]*)$/;

/** True when `path` is `folder` or inside it. Both are absolute. */
export function isInside(folder: string, path: string): boolean {
  const inner = relative(folder, path);
  return inner !== '..' && !/^\.\.[/\\]/.test(inner) && !isAbsolute(inner);
}

/**
 * Limits Vite to the code: it serves no other file of the project (the default outbox of messages may be one), follows no
 * symbolic link, and watches nothing but code. Content has its own watcher. Other origins may not read the preview (CORS).
 */
export function limitToCode(root: string): Pick<UserConfig, 'server'> {
  const packages = join(root, 'node_modules');
  const served = [...codeFolders(root), join(root, '.cache', 'vite')];
  return {
    server: {
      cors: false,
      fs: { strict: true, allow: [...served, packages, ...(existsSync(packages) ? [realpathSync(packages)] : [])] },
      watch: { followSymlinks: false, ignored: (path: string) => isInside(root, path) && !isWatched(root, path) },
    },
  };
}

/** True for the root, code, the folders above code, and `topFile`. */
const isWatched = (root: string, path: string): boolean =>
  codeFolders(root).some((folder) => isInside(folder, path) || isInside(path, folder)) || topFile.test(relative(root, path));

/** True for a code file. When one changes, open pages reload. */
export const isSource = (root: string, path: string): boolean => codeFolders(root).some((folder) => isInside(folder, path));
