import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { FileSet } from '../../files/file-set.ts';
import { readRegular } from '../../files/read-bounded.ts';
import type { OtherFile } from './open-version.ts';
import type { VersionStore } from './version-store.ts';

/** How many files are read at once: they may be videos. */
const atOnce = 16;

/** A file of a version that is on the disk beside its place. */
type PreparedFile = { path: string; absolute: string; isThere: boolean; set: FileSet };

/** The pictures and other files of a version, which are read and written before any of them is put in its place. */
export class OtherFiles {
  readonly #placed: string[] = [];

  private constructor(
    private readonly files: readonly PreparedFile[],
    /** The files that could not be written. */
    readonly left: readonly string[],
  ) {}

  /** Writes the files beside their places, and reads those that they replace. */
  static async prepare(others: readonly OtherFile[], { siteDir, store }: { siteDir: string; store: VersionStore }): Promise<OtherFiles> {
    const [files, left]: [PreparedFile[], string[]] = [[], []];
    for (let at = 0; at < others.length; at += atOnce) {
      const part = others.slice(at, at + atOnce);
      const read = await store.read(new Map(part.flatMap(({ path, id }): [string, string][] => (id === undefined ? [] : [[path, id]]))));
      for (const { path, id, isThere } of part) {
        const [absolute, after] = [join(siteDir, path), read.get(path)];
        if (id !== undefined && !after) {
          left.push(path);
          continue;
        }
        try {
          const before = isThere ? await readRegular(absolute) : undefined;
          files.push({ path, absolute, isThere, set: await FileSet.prepare([{ absolute, before, after }], [siteDir]) });
        } catch {
          // The disk may be full, the folder closed, or the file gone.
          left.push(path);
        }
      }
    }
    return new OtherFiles(files, left);
  }

  /** Puts the new files in their places, or those that replace others. Returns those that could not be put there, or that somebody has saved since. */
  place(which: 'new' | 'replacing'): string[] {
    return this.files
      .filter(({ isThere }) => isThere === (which === 'replacing'))
      .flatMap(({ path, absolute, isThere, set }) => {
        try {
          if (!set.place()) return [path];
          if (!isThere) this.#placed.push(absolute);
          return [];
        } catch {
          // The folder may be closed. The other files are put in their places.
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
    await Promise.all(this.files.map(({ set }) => set.discard()));
  }
}
