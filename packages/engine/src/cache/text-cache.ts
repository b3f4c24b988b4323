import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const checksum = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A text that was kept in a file of a cache; undefined when it is not there or not as it was written. */
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

/** Keeps a text in a file of a cache, with a sum by which a damaged one is known. Whole or not at all, even when two do it at once. */
export async function writeCachedText(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, `${checksum(text)}\n${text}`);
  await rename(unfinished, file);
}

/** Removes from a folder of a cache all but the files that were written last. */
export async function removeOldEntries(folder: string, count: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= count) return;
  const timed = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  const old = timed.sort((a, b) => b.time - a.time).slice(count);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
}

/** A short name for what something is made from, for a file of a cache. */
export const cacheKey = (...parts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 24);
};
