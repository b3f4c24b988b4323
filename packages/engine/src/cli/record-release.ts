import { join } from 'node:path';
import { publishedPathsFile } from '../content/find/published-paths.ts';
import { type Release, recordPublishedPaths } from '../content/record-published-paths.ts';
import { count } from '../problems/format-problem.ts';
import { displayPath } from './display-path.ts';

/** Records the paths of a release in the folder of the site. Returns a line about it. Throws when they cannot be written. */
export async function recordRelease(siteDir: string, release: Release): Promise<string> {
  const added = await recordPublishedPaths(siteDir, release);
  return `${count(added, 'new published path')} in ${displayPath(join(siteDir, publishedPathsFile))}`;
}
