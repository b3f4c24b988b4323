import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file whole or not at all, also while the same one is written elsewhere. Creates its folder. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/**
 * Creates a folder with the files that `fill` writes: nobody sees it before it is complete. Returns the result of `fill`. When
 * another process has created the folder in the meantime, that one stays.
 */
export async function fillFolder<Result>(folder: string, fill: (unfinished: string) => Promise<Result>): Promise<Result> {
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    const result = await fill(unfinished);
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
    return result;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
