import { renameSync, rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { linkOrCopy, nameBeside } from '../../files/file-set.ts';
import type { OtherFile } from './open-version.ts';
import type { VersionStore } from './version-store.ts';

/** How many files are read at once: they may be videos. */
const atOnce = 16;

/** A file of a version that is on the disk beside its place. Without `fresh`, the file is deleted. */
type PreparedFile = { path: string; absolute: string; fresh: string | undefined; isThere: boolean };

/** The pictures and other files of a version, which are read and written before any of them is put in its place. */
export class OtherFiles {
  readonly #placed: string[] = [];

  private constructor(
    private readonly files: readonly PreparedFile[],
    /** The files that could not be written. */
    readonly left: readonly string[],
  ) {}

  /** Writes the files beside their places. */
  static async prepare(others: readonly OtherFile[], { siteDir, store }: { siteDir: string; store: VersionStore }): Promise<OtherFiles> {
    const [files, left]: [PreparedFile[], string[]] = [[], []];
    for (let at = 0; at < others.length; at += atOnce) {
      const part = others.slice(at, at + atOnce);
      const read = await store.read(new Map(part.flatMap(({ path, id }): [string, string][] => (id === undefined ? [] : [[path, id]]))));
      for (const { path, id, isThere } of part) {
        const [absolute, bytes] = [join(siteDir, path), read.get(path)];
        const fresh = bytes && (await writeBeside(absolute, bytes));
        if (id !== undefined && fresh === undefined) left.push(path);
        else files.push({ path, absolute, fresh, isThere });
      }
    }
    return new OtherFiles(files, left);
  }

  /** Puts the new files in their places, or those that replace others. Returns those that could not be put there. */
  place(which: 'new' | 'replacing'): string[] {
    return this.files
      .filter(({ isThere }) => isThere === (which === 'replacing'))
      .flatMap(({ path, absolute, fresh, isThere }) => {
        try {
          if (fresh === undefined) rmSync(absolute, { force: true });
          else if (isThere) renameSync(fresh, absolute);
          else linkOrCopy(fresh, absolute);
          if (!isThere) this.#placed.push(absolute);
          return [];
        } catch {
          // The folder may be closed, or somebody has added a file of this name. The other files are put in their places.
          return [path];
        }
      });
  }

  /** Removes the new files that were put in their places. */
  removeNew(): void {
    for (const absolute of this.#placed) rmSync(absolute, { force: true });
  }

  /** Removes what is beside the files. Call it last, also after an error. */
  async discard(): Promise<void> {
    await Promise.all(this.files.map(({ fresh }) => fresh && rm(fresh, { force: true })));
  }
}

/** Writes a file beside its place. Returns its path; undefined when the disk is full or the folder closed. */
async function writeBeside(absolute: string, bytes: Buffer): Promise<string | undefined> {
  const fresh = nameBeside(absolute);
  try {
    await mkdir(dirname(absolute), { recursive: true });
    await writeFile(fresh, bytes);
    return fresh;
  } catch {
    await rm(fresh, { force: true });
    return undefined;
  }
}
