import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BuildRecord, buildRecordFile as buildManifestFile, isCompressedCopy } from '@pagewright/core';
import { z } from 'zod';
import { cacheKey, readCachedText, writeCachedText } from '../../cache/text-cache.ts';
import { stampIfPresent } from '../../files/file-stamp.ts';
import { createMoveWithFolder, keepOnlyFiles, moveInto, removeFiles } from './folder-files.ts';

/** Starts with a dot because hosts and our server serve no such files. */
const stagingFolderName = '.staging';

const fileRecordsSchema = z.record(z.string(), z.object({ key: z.string(), stamp: z.string() }));

type FileRecords = z.output<typeof fileRecordsSchema>;

/**
 * The output folder of a build. A build writes into `staging` and moves all files into place at the end, so that a server
 * shows the previous build until the next one is complete. Unchanged files stay in place.
 */
export class OutputFolder {
  /** Contains the files of this build until `finish` moves them. On the same file system, so that moving is one rename. */
  readonly staging: string;
  readonly #previous: FileRecords;
  readonly #files: FileRecords = {};
  /** The files that were in the folder before this build. */
  #present: readonly string[] = [];
  /** Files to move before `build.json` is replaced, and those to move after it. */
  readonly #staged = new Set<string>();
  readonly #stagedLast = new Set<string>();

  private constructor(
    readonly folder: string,
    private readonly recordsFile: string,
  ) {
    this.staging = join(folder, stagingFolderName);
    this.#previous = readFileRecords(recordsFile);
  }

  /**
   * Prepares a folder. Throws `ForeignFolderError` when it contains anything but a previous build. Removes symbolic links,
   * which could redirect writes out of the folder, and files that an aborted build left in `staging`. The files of the
   * previous build stay, because a server may use them. `cache` is the folder for the file records.
   */
  static async open(folder: string, cache: string): Promise<OutputFolder> {
    await mkdir(folder, { recursive: true });
    if (readdirSync(folder).length > 0 && !existsSync(join(folder, buildManifestFile))) throw new ForeignFolderError(folder);
    const output = new OutputFolder(folder, join(cache, cacheKey(folder)));
    await rm(output.staging, { recursive: true, force: true });
    output.#present = keepOnlyFiles(folder);
    await mkdir(output.staging);
    // After an aborted build, the next one may use the folder.
    if (!existsSync(join(folder, buildManifestFile))) await writeFile(join(folder, buildManifestFile), '{}');
    return output;
  }

  /** True when the previous build wrote these files for the same `key` and they are unchanged. Adds them to this build. */
  isUpToDate(key: string, paths: readonly string[]): boolean {
    const isUnchanged = paths.every((path) => this.#previous[path]?.key === key && this.#previous[path]?.stamp === this.#stampOf(path));
    if (isUnchanged) for (const path of paths) this.#files[path] = { key, stamp: this.#previous[path]?.stamp ?? '' };
    return isUnchanged;
  }

  /** True for a file of this build, whether it wrote it or not. */
  has(path: string): boolean {
    return Object.hasOwn(this.#files, path);
  }

  /** Returns the paths of the files of this build so far. */
  listFiles(): string[] {
    return Object.keys(this.#files);
  }

  /** True when the previous build has a page that this one does not have. Call this when all files are recorded. */
  lacksPages(): boolean {
    return this.#present.some((path) => path.endsWith('.html') && !this.has(path));
  }

  /** Returns where a file of this build is: in `staging` when this build has written it, otherwise in the folder. */
  locate(path: string): string {
    return join(this.#staged.has(path) ? this.staging : this.folder, path);
  }

  /** Adds files that were written into `staging` to this build. */
  record(key: string, paths: readonly string[]): void {
    for (const path of paths) {
      this.#files[path] = { key, stamp: '' };
      this.#staged.add(path);
    }
  }

  /** Writes a file in every build. */
  async write(path: string, text: string): Promise<void> {
    const file = join(this.staging, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    this.record('', [path]);
  }

  /** Writes a file that is moved into place after all others. */
  async writeLast(path: string, text: string): Promise<void> {
    await this.write(path, text);
    this.#staged.delete(path);
    this.#stagedLast.add(path);
  }

  /** Returns a hash of the paths and contents of the files of this build so far, but for compressed copies: equal content has an equal one. */
  async hash(): Promise<string> {
    const whole = createHash('sha256');
    for (const path of this.listFiles().sort()) {
      if (isCompressedCopy(path, { has: (file) => this.has(file) })) continue;
      whole.update(
        `${path}\0${createHash('sha256')
          .update(await readFile(this.locate(path)))
          .digest('hex')}\n`,
      );
    }
    return whole.digest('hex').slice(0, 16);
  }

  /** Finishes the build: moves its files into place, `build.json` after the files that it lists, and removes all others. */
  async finish(record: Omit<BuildRecord, 'files'>): Promise<void> {
    const files = [...Object.keys(this.#files), buildManifestFile].sort();
    await writeFile(join(this.staging, buildManifestFile), JSON.stringify({ ...record, files } satisfies BuildRecord));
    this.#move([...[...this.#staged].sort(byRank), buildManifestFile, ...this.#stagedLast]);
    const isInBuild = new Set(files);
    removeFiles(
      this.folder,
      this.#present.filter((path) => !isInBuild.has(path)),
    );
    await rm(this.staging, { recursive: true });
    await writeCachedText(this.recordsFile, JSON.stringify(this.#files));
  }

  #move(paths: readonly string[]): void {
    const moveWithFolder = createMoveWithFolder(this.folder, { from: this.staging, late: [...this.#stagedLast] });
    for (const path of paths) {
      if (!moveWithFolder(path)) moveInto(this.folder, { from: join(this.staging, path), path });
      const file = this.#files[path];
      if (file) file.stamp = this.#stampOf(path);
    }
  }

  #stampOf(path: string): string {
    return stampIfPresent(join(this.folder, path)) ?? '';
  }
}

/** Order of moving: assets, media and pictures for link previews, then the pages that refer to them, then files that a server reloads at once. */
const rank = (path: string): number => (/^(?:assets|media|social)\//.test(path) ? 0 : path.startsWith('_') ? 2 : 1);
const byRank = (a: string, b: string): number => rank(a) - rank(b);

const readFileRecords = (file: string): FileRecords => fileRecordsSchema.safeParse(JSON.parse(readCachedText(file) ?? '{}')).data ?? {};

/** The output folder contains files that no build wrote. */
export class ForeignFolderError extends Error {
  constructor(folder: string) {
    super(`${folder} is not empty and contains no earlier build. Nothing was removed. Empty it, or choose another folder with --out DIR.`);
    this.name = 'ForeignFolderError';
  }
}
