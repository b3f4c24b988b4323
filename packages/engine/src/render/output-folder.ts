import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { cacheKey, readCachedText, writeCachedText } from '../cache/text-cache.ts';
import { fileStamp } from '../files/file-stamp.ts';
import { type BuildRecord, buildMark as buildManifestFile } from './build-record.ts';
import { moveInto, removeFiles } from './folder-files.ts';

/** Hosts and our server take a name with a dot for no file of the site. */
const stagingName = '.staging';

const memorySchema = z.record(z.string(), z.object({ key: z.string(), stamp: z.string() }));

type Memory = z.output<typeof memorySchema>;

/**
 * The folder that a build goes to. A build writes into `staging` and moves its files into place at the end, together,
 * so that a server of the folder shows the last build until the next one is whole. Files that this build would write
 * again just so stay where they are.
 */
export class OutputFolder {
  /** The folder for files of this build until `finish` moves them. On the same file system, so that moving is one rename. */
  readonly staging: string;
  readonly #earlier: Memory;
  readonly #present: Memory = {};
  /** Files to move before `build.json` is replaced, and those to move after it. */
  readonly #staged = new Set<string>();
  readonly #stagedLast = new Set<string>();

  private constructor(
    private readonly folder: string,
    private readonly memoryFile: string,
  ) {
    this.staging = join(folder, stagingName);
    this.#earlier = readMemory(memoryFile);
  }

  /**
   * Prepares a folder. Throws `ForeignFolderError` for one that holds anything but an earlier build. Removes symbolic
   * links, which would lead writes out of the folder, and what a broken-off build left in `staging`. The files of the
   * earlier build stay, since they may be served. `cache` is the folder for the record of what was built.
   */
  static async open(folder: string, cache: string): Promise<OutputFolder> {
    await mkdir(folder, { recursive: true });
    if (readdirSync(folder).length > 0 && !existsSync(join(folder, buildManifestFile))) throw new ForeignFolderError(folder);
    const output = new OutputFolder(folder, join(cache, cacheKey(folder)));
    await rm(output.staging, { recursive: true, force: true });
    removeFiles(folder, (_, entry) => !entry.isFile());
    await mkdir(output.staging);
    // A build that is broken off leaves a folder that the next one may take.
    if (!existsSync(join(folder, buildManifestFile))) await writeFile(join(folder, buildManifestFile), '{}');
    return output;
  }

  /** True when the last build made these files from the same `key` and nobody has touched them. They are part of this build then. */
  isUpToDate(key: string, paths: readonly string[]): boolean {
    const isThere = paths.every((path) => this.#earlier[path]?.key === key && this.#earlier[path]?.stamp === this.#stampOf(path));
    if (isThere) for (const path of paths) this.#present[path] = { key, stamp: this.#earlier[path]?.stamp ?? '' };
    return isThere;
  }

  /** Adds files that were written into `staging` to this build. */
  record(key: string, paths: readonly string[]): void {
    for (const path of paths) {
      this.#present[path] = { key, stamp: '' };
      this.#staged.add(path);
    }
  }

  /** Writes a file that is always made anew. */
  async write(path: string, text: string): Promise<void> {
    const file = join(this.staging, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    this.record('', [path]);
  }

  /** Writes a file that must not appear before the rest of the build is in place. */
  async writeLast(path: string, text: string): Promise<void> {
    await this.write(path, text);
    this.#staged.delete(path);
    this.#stagedLast.add(path);
  }

  /** Ends the build: moves its files into place, `build.json` after all that it lists, and removes everything else. */
  async finish(build: string): Promise<void> {
    const files = [...Object.keys(this.#present), buildManifestFile].sort();
    await writeFile(join(this.staging, buildManifestFile), JSON.stringify({ build, files } satisfies BuildRecord));
    this.#move([...[...this.#staged].sort(byUse), buildManifestFile, ...this.#stagedLast]);
    const isOurs = new Set(files);
    removeFiles(this.folder, (path) => !isOurs.has(path));
    await writeCachedText(this.memoryFile, JSON.stringify(this.#present));
  }

  #move(paths: readonly string[]): void {
    for (const path of paths) {
      moveInto(this.folder, { from: join(this.staging, path), path });
      const made = this.#present[path];
      if (made) made.stamp = this.#stampOf(path);
    }
  }

  #stampOf(path: string): string {
    const file = join(this.folder, path);
    return existsSync(file) ? fileStamp(file) : '';
  }
}

/** Pages name assets and media, so those come first; what a server reads at once comes last. */
const rank = (path: string): number => (/^(?:assets|media)\//.test(path) ? 0 : path.startsWith('_') ? 2 : 1);
const byUse = (a: string, b: string): number => rank(a) - rank(b);

const readMemory = (file: string): Memory => memorySchema.safeParse(JSON.parse(readCachedText(file) ?? '{}')).data ?? {};

/** The output folder holds something that no build wrote. */
export class ForeignFolderError extends Error {
  constructor(folder: string) {
    super(`${folder} is not empty and holds no earlier build. Nothing was removed. Empty it, or name another folder with --out DIR.`);
    this.name = 'ForeignFolderError';
  }
}
