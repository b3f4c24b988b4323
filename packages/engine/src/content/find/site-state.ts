import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileStamp } from '../../files/file-stamp.ts';
import { readBounded } from '../../files/read-bounded.ts';
import { limitsOf } from '../../yaml/limits.ts';
import { findFiles } from './find-files.ts';
import { maxPublishedPathsBytes, publishedPathsFile } from './published-paths.ts';

/**
 * Returns a hash of the state of all files of the site in `siteDir`, by which results can be cached: the content of YAML
 * files, and size and time of media files and of files in `root/`. Throws when a file cannot be read.
 */
export async function nameSiteState(siteDir: string, now: Date): Promise<string> {
  const { media, root, ...texts } = await findFiles(siteDir);
  const hash = createHash('sha256').update(`${siteDir}\0${process.cwd()}\0${quarterHourOf(now)}\0`);
  let isTimed = false;
  const add = (file: string, maxBytes: number): void => {
    const content = readBounded(file, maxBytes);
    isTimed ||= content.includes('publish:') || content.includes('until:');
    hash.update(`${file}\0${content.length}\0`).update(content);
  };
  for (const list of [[texts.settings], texts.pages, texts.collections, texts.shared, texts.presets, texts.strings, texts.ofLanguages])
    for (const { path, absolute } of list) add(absolute, limitsOf(path).bytes);
  for (const { absolute } of [...texts.unread, ...texts.links, ...texts.unreadable]) hash.update(`${absolute}\0`);
  const published = join(siteDir, publishedPathsFile);
  if (existsSync(published)) add(published, maxPublishedPathsBytes);
  for (const { absolute } of [...media, ...root]) hash.update(`${absolute}\0${fileStamp(absolute)}\0`);
  // The minute matters only when a page has a publication date, or something is of use until a time.
  if (isTimed) hash.update(now.toISOString().slice(0, 16));
  return hash.digest('hex');
}

/** Returns the current quarter of an hour: in every time zone, days begin with one. */
const quarterHourOf = (now: Date): number => Math.floor(now.getTime() / (15 * 60_000));
