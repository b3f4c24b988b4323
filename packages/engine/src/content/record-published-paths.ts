import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatPublishedPaths, publishedPathsFile, readPublishedPaths } from './find/published-paths.ts';
import type { ResolvedPage } from './resolve/resolve-page.ts';

/** True for the 404 page of a folder, which has no URL of its own. */
const isNotFound = (path: string): boolean => path.endsWith('/404');

/**
 * Adds the paths of published pages to the file of published paths. Does nothing when the site has no such file or when
 * no path is new. Never removes a path. Ignores a read-only folder.
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
