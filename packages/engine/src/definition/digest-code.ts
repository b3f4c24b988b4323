import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { engineDir } from '../files/engine-module.ts';
import { sourceFolders, viteConfigFile } from './code-folders.ts';
import type { SiteCode } from './site-code.ts';

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
  const folders = [engineDir, ...sourceFolders(code)].filter((folder) => existsSync(folder));
  for (const [index, folder] of folders.entries()) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
    for (const file of files) add(`${index}/${relative(folder, file)}`, file);
  }
  const single = [viteConfigFile(code), join(root, 'package-lock.json')];
  for (const [index, file] of single.entries()) if (file !== undefined && existsSync(file)) add(`file ${index}`, file);
  return hash.digest('hex').slice(0, 24);
}
