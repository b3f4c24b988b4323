import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { UserConfig } from 'vite';
import { codeFolder, sourceFolders } from '../definition/code-folders.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { engineDir } from '../files/engine-module.ts';

/** The part of a site's code that says where its files are. */
type CodeFolders = Pick<SiteCode, 'folder' | 'folders'>;

/** Folders with code that open pages depend on: those of the site, and the engine's own. Everything else of the project is private. */
const codeFolders = (code: CodeFolders): string[] => [...sourceFolders(code), engineDir];

/** Files of the project's top folder that are watched: the configuration of Vite, that of TypeScript, the environment. */
const topFile = /^(?:[^/\\]+\.(?:ts|json)|\.env[^/\\]*)$/;

/** True when `path` is `folder` or inside it. Both are absolute. */
export function isInside(folder: string, path: string): boolean {
  const inner = relative(folder, path);
  return inner !== '..' && !/^\.\.[/\\]/.test(inner) && !isAbsolute(inner);
}

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
export const isWatched = (code: CodeFolders, path: string): boolean =>
  !relative(codeFolder(code), path).split(sep).includes('node_modules') &&
  (codeFolders(code).some((folder) => isInside(folder, path) || isInside(path, folder)) || topFile.test(relative(codeFolder(code), path)));

/** Code outside the folder of the site, such as that of the site that it extends. */
export const outsideFolders = (code: CodeFolders): string[] =>
  sourceFolders(code).filter((folder) => !isInside(codeFolder(code), folder) && existsSync(folder));

/** True for a code file. When one changes, open pages reload. */
export const isSource = (code: CodeFolders, path: string): boolean => codeFolders(code).some((folder) => isInside(folder, path));
