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

/** A release: the URL of the site, and its published pages. */
export type Release = { url: string; pages: readonly PublishedPath[] };

/**
 * Adds the paths of published pages to the file of published paths, and creates the file when it is missing. Never removes
 * a path. Returns the number of new paths. Throws, with a message for people, when the file cannot be written.
 */
export async function recordPublishedPaths(siteDir: string, { url, pages }: Release): Promise<number> {
  const { paths: known, url: knownUrl } = readPublishedPaths(siteDir);
  const before = new Map(known?.map((line) => [line.path, line]));
  const paths = new Map(before);
  for (const { path, key, first } of pages) {
    if (!isNotFound(path) && !isFurtherPage({ path, key })) paths.set(path, { path, key, ...(first !== undefined && { first }) });
  }
  const isSameLine = ({ path, key, first }: PublishedPath): boolean => {
    const line = before.get(path);
    return line?.key === key && line.first === first;
  };
  if (knownUrl !== undefined && known?.length === paths.size && [...paths.values()].every(isSameLine)) return 0;
  const file = join(siteDir, publishedPathsFile);
  const text = formatPublishedPaths([...paths.values()], knownUrl ?? url);
  await writeFile(file, text).catch((error: unknown) => {
    throw new Error(`The published paths could not be written into ${file}: ${reasonOf(error)}.`);
  });
  return paths.size - before.size;
}
