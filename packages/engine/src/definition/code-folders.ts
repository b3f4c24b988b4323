import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteCode } from './site-code.ts';

/** Where the code of a site is. Known before the code is loaded. */
export type CodeFolders = Pick<SiteCode, 'folder' | 'folders'>;

/** Returns where the code is, from the folders that contain `src/`: that of the site first, then those that it may extend. */
export const foldersOfCode = ([own = '', ...above]: readonly string[]): CodeFolders => ({
  folder: join(own, 'src'),
  folders: [own, ...above].map((folder) => join(folder, 'src')).reverse(),
});

/** The folder that contains `src/`, `schemas/` and `vite.config.ts` of a site's own code. */
export const codeFolder = ({ folder }: Pick<SiteCode, 'folder'>): string => dirname(folder);

/** The folders with the code of a site, and of the sites that it extends: each `src` and the `schemas` beside it. */
export const sourceFolders = ({ folders }: Pick<SiteCode, 'folders'>): string[] =>
  folders.flatMap((folder) => [folder, join(dirname(folder), 'schemas')]);

/** The Vite configuration of a site's code, or of the nearest site that it extends; undefined when there is none. */
export const viteConfigFile = ({ folders }: Pick<SiteCode, 'folders'>): string | undefined =>
  folders.map((folder) => join(dirname(folder), 'vite.config.ts')).findLast((file) => existsSync(file));
