import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** A file that was written. */
export type SavedFile = { size: number; sha256: string };

type SaveOptions = {
  path: string;
  /** The maximum size in bytes. */
  maxSize: number;
};

/**
 * Writes a stream to a new file that only this user can read, and flushes it to the disk. Returns undefined for more
 * than `maxSize` bytes: then reads the rest of the stream and removes the file. Removes the file when writing fails.
 */
export async function saveFile(content: Readable, { path, maxSize }: SaveOptions): Promise<SavedFile | undefined> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  let isComplete = false;
  try {
    for await (const chunk of content) {
      size += chunk.length;
      if (size > maxSize) continue;
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    if (size > maxSize) return undefined;
    await file.sync();
    isComplete = true;
    return { size, sha256: hash.digest('hex') };
  } finally {
    await file.close();
    if (!isComplete) await rm(path, { force: true });
  }
}
