import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../files/walk-folder.ts';
import {
  formatPublishedPaths,
  isFurtherPage,
  isNotFound,
  type PublishedPath,
  publishedPathsFile,
  readPublishedPaths,
} from './find/published-paths.ts';

/**
 * Adds the paths of published pages to the file of published paths, and creates the file when it is missing. Never removes
 * a path. Returns the number of new paths. Throws, with a message for people, when the file cannot be written.
 */
export async function recordPublishedPaths(siteDir: string, pages: readonly PublishedPath[]): Promise<number> {
  const { paths: known } = readPublishedPaths(siteDir);
  const before = new Map(known?.map(({ path, key }) => [path, key]));
  const paths = new Map(before);
  for (const page of pages) if (!isNotFound(page.path) && !isFurtherPage(page)) paths.set(page.path, page.key);
  const isSame = known?.length === paths.size && [...paths].every(([path, key]) => before.get(path) === key);
  if (isSame) return 0;
  const file = join(siteDir, publishedPathsFile);
  const text = formatPublishedPaths([...paths].map(([path, key]) => ({ path, key })));
  await writeFile(file, text).catch((error: unknown) => {
    throw new Error(`The published paths could not be written into ${file}: ${reasonOf(error)}.`);
  });
  return paths.size - before.size;
}
