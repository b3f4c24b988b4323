import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { fileStamp } from '../content/file-stamp.ts';
import { keepText, nameOfParts, readKept } from '../content/kept-text.ts';

/** A file that every build leaves in its folder; a folder without it is not ours to empty. */
export const buildMark = 'build.json';

const memorySchema = z.record(z.string(), z.object({ key: z.string(), stamp: z.string() }));

type Memory = z.output<typeof memorySchema>;

/**
 * The folder that a build goes to. What an earlier build left there stays when this one would write the same: each
 * file is remembered with what it was made from and the state it was left in, and nothing else survives.
 */
export class OutputFolder {
  readonly #earlier: Memory;
  readonly #present: Memory = {};

  private constructor(
    private readonly folder: string,
    private readonly memoryFile: string,
  ) {
    this.#earlier = readMemory(memoryFile);
  }

  /**
   * Makes a folder ready: takes out of it whatever the last build has not left there just so. Refuses one that holds
   * anything but an earlier build. What is remembered of it lies in `cache`.
   */
  static async open(folder: string, cache: string): Promise<OutputFolder> {
    await mkdir(folder, { recursive: true });
    if (readdirSync(folder).length > 0 && !existsSync(join(folder, buildMark))) throw new ForeignFolderError(folder);
    const output = new OutputFolder(folder, join(cache, nameOfParts(folder)));
    output.#removeOthers((path) => output.#earlier[path]?.stamp === fileStamp(join(folder, path)));
    // A build that is broken off leaves a folder that the next one may take.
    await writeFile(join(folder, buildMark), '{}');
    return output;
  }

  /** Whether files are there that were made from the same, named by `key`. They are part of this build then. */
  keeps(key: string, paths: readonly string[]): boolean {
    const isThere = paths.every((path) => this.#earlier[path]?.key === key && existsSync(join(this.folder, path)));
    if (isThere) for (const path of paths) this.#present[path] = { key, stamp: this.#earlier[path]?.stamp ?? '' };
    return isThere;
  }

  /** Takes files that have just been written into this build. */
  record(key: string, paths: readonly string[]): void {
    for (const path of paths) this.#present[path] = { key, stamp: fileStamp(join(this.folder, path)) };
  }

  /** Writes a file that is always made anew. */
  async write(path: string, text: string): Promise<void> {
    const file = join(this.folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    this.record('', [path]);
  }

  /** Ends the build: takes away what is no part of it, and remembers the rest. */
  async finish(build: string): Promise<void> {
    await this.write(buildMark, JSON.stringify({ build }));
    this.#removeOthers((path) => this.#present[path] !== undefined);
    await keepText(this.memoryFile, JSON.stringify(this.#present));
  }

  #removeOthers(isOurs: (path: string) => boolean): void {
    const toPath = (absolute: string): string => relative(this.folder, absolute).split(sep).join('/');
    const sweep = (folder: string): number => {
      let left = 0;
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const absolute = join(folder, entry.name);
        // A link is taken out itself; what it leads to is none of ours.
        if (entry.isDirectory()) left += sweep(absolute) > 0 ? 1 : 0;
        else if (entry.isFile() && (toPath(absolute) === buildMark || isOurs(toPath(absolute)))) left += 1;
        else rmSync(absolute);
      }
      if (left === 0 && folder !== this.folder) rmdirSync(folder);
      return left;
    };
    sweep(this.folder);
  }
}

const readMemory = (file: string): Memory => memorySchema.safeParse(JSON.parse(readKept(file) ?? '{}')).data ?? {};

/** The output folder holds something that no build wrote. */
export class ForeignFolderError extends Error {
  constructor(folder: string) {
    super(`${folder} is not empty and holds no earlier build. Nothing was removed. Empty it, or name another folder with --out DIR.`);
    this.name = 'ForeignFolderError';
  }
}
