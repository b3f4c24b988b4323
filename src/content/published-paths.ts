import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file in the site folder in which builds remember the paths that they published. */
export const publishedPathsFile = '.published-paths';

/** A path that was published, and the key of the page that had it. */
export type PublishedPath = { path: string; key: string };

/** The paths that were published so far; undefined for a site that does not keep them. Lines of another form are passed over. */
export async function readPublishedPaths(siteDir: string): Promise<PublishedPath[] | undefined> {
  const text = await readFile(join(siteDir, publishedPathsFile), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  return [...text.matchAll(/^(\/\S*) (\S.*?)\r?$/gm)].map(([, path = '', key = '']) => ({ path, key }));
}

const opening = `# The paths that were published, and their pages. A build adds its own; keep this file with the others.
# It is how "check" knows that a path is gone. A path that nothing takes the place of: remove its line.
`;

/** The text of the file, one line a path, sorted. */
export function formatPublishedPaths(paths: readonly PublishedPath[]): string {
  const lines = paths.map(({ path, key }) => `${path} ${key}\n`);
  return opening + lines.sort().join('');
}
