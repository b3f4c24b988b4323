import { join } from 'node:path';
import { readBounded } from '../../files/read-bounded.ts';
import { isGone } from '../../files/retry-if-changed.ts';
import type { Problem } from '../../problems/problem.ts';
import { readingProblem } from '../../problems/unreadable-file.ts';
import { toSiteFile } from './find-files.ts';

/** The file in the site folder with the paths that builds published. */
export const publishedPathsFile = '.published-paths';

/** True for the 404 page of a folder, which has no URL of its own and is not recorded. */
export const isNotFound = (path: string): boolean => path.endsWith('/404');

/** True for a further page of a list, such as `/news/page/2`: it comes and goes with the number of records, and is not recorded. */
export function isFurtherPage({ path, key }: PublishedPath): boolean {
  const number = /\/page\/(\d+)$/.exec(path)?.[1];
  return number !== undefined && key.endsWith(`/${number}`);
}

/**
 * A path that was published, and the key of the page that had it. `first` is the path at which this page was published first,
 * when that is another.
 */
export type PublishedPath = { path: string; key: string; first?: string | undefined };

/** Maximum size of the file in bytes, for some 100,000 paths. */
export const maxPublishedPathsBytes = 16 * 1024 * 1024;

const limit = { most: '16 MiB', hint: 'Remove the lines of paths that nobody visits any more.' };

/**
 * The published paths. Undefined when the site has no such file, or when it cannot be read. `url` is the URL of the site at its
 * first release.
 */
export type PublishedBefore = { paths: PublishedPath[] | undefined; url?: string | undefined; problems: Problem[] };

/** Reads the file of published paths. Skips invalid lines. Never throws. */
export function readPublishedPaths(siteDir: string): PublishedBefore {
  const { absolute, shown } = toSiteFile(siteDir, join(siteDir, publishedPathsFile));
  try {
    const text = readBounded(absolute, maxPublishedPathsBytes).toString('utf8');
    // The key of a page never starts with a slash, so a second path is the first one of the page.
    const paths = [...text.matchAll(/^(\/\S*) (?:(\/\S*) )?(\S.*?)\r?$/gm)].map(([, path = '', first, key = '']) => ({
      path,
      key,
      ...(first !== undefined && { first }),
    }));
    return { paths, url: /^https:\/\/\S+(?=\r?$)/m.exec(text)?.[0], problems: [] };
  } catch (error) {
    return { paths: undefined, problems: isGone(error) ? [] : [readingProblem(shown, error, limit)] };
  }
}

const opening = `# The published paths of this site, with their page files. Every release build adds its paths. Commit this file.
# "check" uses it to find pages that are gone. If no page replaces a path, remove its line.
# Feeds name a post by the first URL of the site and the first path of its page, which is the second one in a line.
`;

/** Formats the file: the first URL of the site, and one line for each path, sorted. */
export function formatPublishedPaths(paths: readonly PublishedPath[], url: string): string {
  const lines = paths.map(({ path, key, first }) => `${path} ${first === undefined ? '' : `${first} `}${key}\n`);
  return `${opening}${url}\n${lines.sort().join('')}`;
}
