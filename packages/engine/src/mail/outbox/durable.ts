import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file so that it is whole or not there, whatever happens, and survives a loss of power once this resolves:
 * text and folder are both flushed to the disk. `unfinished` is where it is written first; it must be on the same disk.
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

/** Moves a file to another folder of the same disk; it is always in exactly one of them. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
  await syncFolder(dirname(from));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
