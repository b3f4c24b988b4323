import { hash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lockFolder } from 'pagewright-mail/lock';

/** Milliseconds. A choice: longer than many saves that wait for each other, shorter than the patience of a person. */
const maxWait = 10_000;

/** A site, and the project with the cache in which it is locked. Both are absolute paths. */
export type SitePlace = { root: string; siteDir: string };

/**
 * Runs `work` while no other process of Pagewright writes files of the site. Waits at most ten seconds for the others, and throws an `Error`
 * with a message for authors then. Where the system cannot lock, such as on some network drives, it runs `work` without a lock: each write
 * still compares the file just before.
 */
export async function withSiteLock<Result>({ root, siteDir }: SitePlace, work: () => Promise<Result>): Promise<Result> {
  const release = await lock(join(root, '.cache', 'locks', hash('sha256', siteDir).slice(0, 8)));
  try {
    return await work();
  } finally {
    await release();
  }
}

async function lock(folder: string): Promise<() => Promise<void>> {
  for (const end = Date.now() + maxWait; Date.now() < end; await setTimeout(1 + Math.random() * 8)) {
    try {
      await mkdir(folder, { recursive: true });
      return (await lockFolder(folder)).release;
    } catch (error) {
      if (!isInUse(error)) return async () => undefined;
    }
  }
  throw new Error('Another program saves files of this site at the moment. Nothing was changed now. Try again.');
}

/** Runs `work` while no other process has locked a folder. Undefined when one has, and nothing was run. The lock ends with its process. */
export async function withFolderLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result | undefined> {
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder).catch((error: unknown) => {
    if (isInUse(error)) return undefined;
    throw error;
  });
  if (!lock) return undefined;
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

const isInUse = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ELOCKED';
