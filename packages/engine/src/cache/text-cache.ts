import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole.ts';

const checksum = (text: string): string => hash('sha256', text);

/** Reads a text from a cache file. Returns undefined when the file is missing or damaged. */
export function readCachedText(file: string): string | undefined {
  try {
    const whole = readFileSync(file, 'utf8');
    const end = whole.indexOf('\n');
    const text = whole.slice(end + 1);
    return whole.slice(0, end) === checksum(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a text to a cache file with its checksum. Atomic, also for concurrent processes. */
export const writeCachedText = (file: string, text: string): Promise<void> => writeWhole(file, `${checksum(text)}\n${text}`);

/** Removes all entries, files and folders, from a cache folder except the `count` newest ones. */
export async function removeOldEntries(folder: string, count: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= count) return;
  const timed = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  const old = timed.sort((a, b) => b.time - a.time).slice(count);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Returns a cache key for the inputs of a result: a hash of `parts`, usable as a file name. */
export const cacheKey = (...parts: readonly string[]): string =>
  // One update: a key may have hundreds of parts, and each update takes longer than the hash of a short part.
  checksum(parts.map((part) => `${part.length}:${part}`).join('')).slice(0, 24);
