import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatPublishedPaths, publishedPathsFile, readPublishedPaths } from './find/published-paths.ts';
import type { ResolvedPage } from './resolve/resolve-page.ts';

/** Pages that stand for those that a folder does not have are at no address of their own. */
const isNotFound = (path: string): boolean => path.endsWith('/404');

/**
 * Adds the paths of published pages to those that the site remembers. Does nothing for a site without the file,
 * and where nothing is new; none is ever taken away. A folder that cannot be written to is left as it is.
 */
export async function recordPublishedPaths(siteDir: string, pages: readonly Pick<ResolvedPage, 'page'>[]): Promise<void> {
  const { paths: known } = readPublishedPaths(siteDir);
  if (!known) return;
  const paths = new Map(known.map(({ path, key }) => [path, key]));
  for (const { page } of pages) if (page.fields && !isNotFound(page.fields.path)) paths.set(page.fields.path, page.key);
  const isSame = known.length === paths.size && known.every(({ path, key }) => paths.get(path) === key);
  if (isSame) return;
  const text = formatPublishedPaths([...paths].map(([path, key]) => ({ path, key })));
  await writeFile(join(siteDir, publishedPathsFile), text).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EROFS' && error.code !== 'EACCES') throw error;
  });
}
