import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file atomically. Once this resolves, the file survives a power failure: its content and its folder are
 * flushed to the disk. Writes to `unfinished` first, which must be on the same disk, and renames it to `target`.
 */
export async function writeDurably(text: string, { unfinished, target }: { unfinished: string; target: string }): Promise<void> {
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, target);
    await syncFolder(dirname(target));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Moves a file to another folder on the same disk, in one step, and flushes both folders to the disk. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
  await syncFolder(dirname(from));
}

/** Flushes a folder to the disk, so that its names survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
