import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that every build leaves in its folder; a folder without it is not ours to empty. */
export const buildMark = 'build.json';

/** Empties the folder that a build goes to. Refuses one that holds anything but an earlier build. */
export async function prepareOutput(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder);
  if (entries.length > 0 && !existsSync(join(folder, buildMark))) throw new ForeignFolderError(folder);
  await Promise.all(entries.map((entry) => rm(join(folder, entry), { recursive: true })));
}

/** The output folder holds something that no build wrote. */
export class ForeignFolderError extends Error {
  constructor(folder: string) {
    super(`${folder} is not empty and holds no earlier build. Nothing was removed. Empty it, or name another folder with --out DIR.`);
    this.name = 'ForeignFolderError';
  }
}
