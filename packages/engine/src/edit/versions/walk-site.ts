import { lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isGone } from '@pagewright/core';
import { walkFolder } from '../../files/walk-folder.ts';
import { isOfSite, siteFolders } from './version-store.ts';

/** What lies in the folders of a site, by paths in the site folder. Files behind links are not in it. A named pipe is unreadable: it may never answer. */
export type SiteFiles = { files: ReadonlySet<string>; links: readonly string[]; unreadable: readonly string[] };

/** A folder may disappear while the site is read. */
const tries = 5;

/** Lists the files of a site. They have the names that the disk has, also where it does not tell capitals from small letters. */
export async function walkSite(siteDir: string, left = tries): Promise<SiteFiles> {
  const relative = (absolute: string): string => absolute.slice(siteDir.length + 1);
  try {
    const top = await readdir(siteDir, { withFileTypes: true });
    const [files, links, unreadable]: [Set<string>, string[], string[]] = [new Set(), [], []];
    for (const entry of top) {
      const isFolder = siteFolders.some((folder) => folder === entry.name);
      if (entry.isSymbolicLink() && (isFolder || isOfSite(entry.name))) links.push(entry.name);
      else if (entry.isFile() && isOfSite(entry.name)) files.add(entry.name);
      else if (entry.isDirectory() && isFolder) {
        const found = await walkFolder(join(siteDir, entry.name));
        for (const file of found.files.filter((path) => isOfSite(relative(path)))) {
          const isOther = lstatSync(file, { throwIfNoEntry: false })?.isFile() === false;
          if (isOther) unreadable.push(relative(file));
          else files.add(relative(file));
        }
        links.push(...found.links.map(relative).filter(isOfSite));
        unreadable.push(...found.unreadable.map(({ absolute }) => relative(absolute)));
      }
    }
    return { files, links, unreadable };
  } catch (error) {
    if (!isGone(error) || left === 0) throw error;
    return walkSite(siteDir, left - 1);
  }
}

/** Returns the one of several paths that a path is, or lies behind. */
export const coveredBy = (path: string, covers: readonly string[]): string | undefined =>
  covers.find((cover) => path === cover || path.startsWith(`${cover}/`));
