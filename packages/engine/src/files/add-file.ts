import { readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkOrCopy, nameBeside } from './file-set.ts';
import { requireInside } from './inside-folder.ts';
import { type SitePlace, withSiteLock } from './site-lock.ts';

/**
 * Adds a file to a folder of a site, whole or not at all, and returns its name. `chooseName` gets the names that the folder has then, also those
 * of files that were added a moment ago. Throws an `Error` for authors when the folder leads out of the site.
 */
export async function addFile(
  folder: string,
  { bytes, chooseName }: { bytes: Buffer; chooseName: (taken: readonly string[]) => string },
  place: SitePlace,
): Promise<string> {
  requireInside(folder, place.siteDir);
  await mkdir(folder, { recursive: true });
  const fresh = nameBeside(join(folder, 'file'));
  try {
    await writeFile(fresh, bytes, { flag: 'wx', flush: true });
    return await withSiteLock(place, async () => {
      const name = chooseName(readdirSync(folder));
      linkOrCopy(fresh, join(folder, name));
      return name;
    });
  } finally {
    await rm(fresh, { force: true });
  }
}
