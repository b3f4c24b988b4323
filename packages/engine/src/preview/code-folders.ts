import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { UserConfig } from 'vite';

/** The folders of the project with code that runs in the browser. Everything else of the project is private. */
const sourceFolders = ['src', 'schemas'];

/** Files of the project's top folder that Vite follows: its own configuration, the one of TypeScript, the environment. */
const topFile = /^(?:[^/\\]+\.(?:ts|json)|\.env[^/\\]*)$/;

/** True when `path` is `folder` or inside it. Both are absolute. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !/^\.\.[/\\]/.test(way) && !isAbsolute(way);
}

/**
 * Limits Vite to the code: it serves no other file of the project (a default outbox of messages is one), follows no
 * symbolic link, and watches nothing but code. Content has its own watcher, and pages are never asked for by another origin.
 */
export function limitToCode(root: string): Pick<UserConfig, 'server'> {
  const packages = join(root, 'node_modules');
  const served = [...sourceFolders, join('.cache', 'vite')].map((name) => join(root, name));
  return {
    server: {
      cors: false,
      fs: { strict: true, allow: [...served, packages, ...(existsSync(packages) ? [realpathSync(packages)] : [])] },
      watch: { followSymlinks: false, ignored: (path: string) => isInside(root, path) && !isWatched(relative(root, path)) },
    },
  };
}

const isWatched = (path: string): boolean => path === '' || sourceFolders.some((name) => isInside(name, path)) || topFile.test(path);

/** True for a file with code that open pages are loaded again for. */
export const isSource = (root: string, path: string): boolean => sourceFolders.some((name) => isInside(join(root, name), path));
