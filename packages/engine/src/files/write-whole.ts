import { randomUUID } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file whole or not at all, also while the same one is written elsewhere. Creates its folder. */
export const writeWhole = (file: string, content: string | Buffer): Promise<void> => writeAllWhole(new Map([[file, content]]));

/** Writes files as `writeWhole`. None is replaced before the content of all is on the disk. */
export async function writeAllWhole(contents: ReadonlyMap<string, string | Buffer>): Promise<void> {
  const unfinished = new Map([...contents].map(([file, content]) => [file, { path: `${file}.${randomUUID()}`, content }]));
  try {
    for (const [file, { path, content }] of unfinished) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(path, content);
    }
    for (const [file, { path }] of unfinished) renameSync(path, file);
  } catch (error) {
    await Promise.all([...unfinished.values()].map(({ path }) => rm(path, { force: true })));
    throw error;
  }
}

/**
 * Creates a folder with the files that `fill` writes: nobody sees it before it is complete. Returns the result of `fill`. When
 * another process or thread has created the folder in the meantime, that one stays.
 */
export async function fillFolder<Result>(folder: string, fill: (unfinished: string) => Promise<Result>): Promise<Result> {
  const unfinished = `${folder}.${randomUUID()}`;
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
