import { join } from 'node:path';
import { addRelease, publishedPathsFile, type Release, readPublishedPaths, reasonOf } from '@pagewright/core';
import { writeWhole } from '../files/write-whole.ts';
import { nodeHost } from './node-host.ts';

/**
 * Adds the paths of published pages to the file of published paths, and creates the file when it is missing. Returns the number of new
 * paths. Throws, with a message for people, when the file cannot be written.
 */
export async function recordPublishedPaths(siteDir: string, release: Release): Promise<number> {
  const changed = addRelease(readPublishedPaths(nodeHost, siteDir), release);
  if (!changed) return 0;
  const file = join(siteDir, publishedPathsFile);
  await writeWhole(file, changed.text).catch((error: unknown) => {
    throw new Error(`The published paths could not be written into ${file}: ${reasonOf(error)}.`);
  });
  return changed.added;
}
