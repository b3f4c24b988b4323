import { join } from 'node:path';
import { readBounded } from '../../files/read-bounded.ts';
import { isGone } from '../../files/retry-if-gone.ts';
import type { Problem } from '../../problems/problem.ts';
import { readingProblem } from '../../problems/unreadable-file.ts';
import { toSiteFile } from './find-files.ts';

/** The file in the site folder in which builds remember the paths that they published. */
export const publishedPathsFile = '.published-paths';

/** A path that was published, and the key of the page that had it. */
export type PublishedPath = { path: string; key: string };

/** The most bytes of the file: some 100,000 paths. */
export const maxPublishedPathsBytes = 16 * 1024 * 1024;

const limit = { most: '16 MiB', hint: 'Remove its lines for paths that nobody visits any more.' };

/** The paths that were published so far; undefined for a site that does not keep them, and when the file cannot be read. */
export type PublishedBefore = { paths: PublishedPath[] | undefined; problems: Problem[] };

/** Reads the file of published paths. Lines of another form are skipped. Never throws. */
export function readPublishedPaths(siteDir: string): PublishedBefore {
  const { absolute, shown } = toSiteFile(siteDir, join(siteDir, publishedPathsFile));
  try {
    const text = readBounded(absolute, maxPublishedPathsBytes).toString('utf8');
    const paths = [...text.matchAll(/^(\/\S*) (\S.*?)\r?$/gm)].map(([, path = '', key = '']) => ({ path, key }));
    return { paths, problems: [] };
  } catch (error) {
    return { paths: undefined, problems: isGone(error) ? [] : [readingProblem(shown, error, limit)] };
  }
}

const opening = `# The paths that were published, and their pages. A build adds its own; keep this file with the others.
# It is how "check" knows that a path is gone. A path that nothing takes the place of: remove its line.
`;

/** The text of the file, one line a path, sorted. */
export function formatPublishedPaths(paths: readonly PublishedPath[]): string {
  const lines = paths.map(({ path, key }) => `${path} ${key}\n`);
  return opening + lines.sort().join('');
}
