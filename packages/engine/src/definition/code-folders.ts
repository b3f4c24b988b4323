import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { packageDirs } from '../files/engine-module.ts';
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

/**
 * Returns a hash of the content of all sources that pages are rendered with: the engine, the code of the site, and the
 * versions of packages. Equal on machines with equal files, whichever version of Node they have.
 */
export function digestCode(code: Pick<SiteCode, 'folders'>, root: string): string {
  const hash = createHash('sha256');
  const add = (name: string, file: string): void => {
    const content = readFileSync(file);
    hash.update(`${name}\0${content.length}\0`).update(content);
  };
  const folders = [...packageDirs, ...sourceFolders(code)].filter((folder) => existsSync(folder));
  for (const [index, folder] of folders.entries()) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
    for (const file of files) add(`${index}/${relative(folder, file)}`, file);
  }
  const single = [viteConfigFile(code), join(root, 'package-lock.json')];
  for (const [index, file] of single.entries()) if (file !== undefined && existsSync(file)) add(`file ${index}`, file);
  return hash.digest('hex').slice(0, 24);
}
