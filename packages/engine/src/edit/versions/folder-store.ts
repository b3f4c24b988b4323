import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isGone } from '@pagewright/core';
import { z } from 'zod';
import { cacheKey, readCachedText, writeCachedText } from '../../cache/text-cache.ts';
import { readRegular } from '../../files/read-bounded.ts';
import { writeWhole } from '../../files/write-whole.ts';
import {
  type Draft,
  type DraftAnswer,
  differences,
  type FileHashes,
  type LeftOut,
  type Publication,
  type PublishResult,
  type StoreFacts,
  type TakeFiles,
  type VersionStore,
} from './version-store.ts';
import { coveredBy, walkSite } from './walk-site.ts';

const filesSchema = z.record(z.string(), z.string());
const versionSchema = z.object({ name: z.string(), time: z.number(), base: filesSchema, files: filesSchema });

/** A version of the site: its files, and those of the published version from which it was made. */
type Version = z.infer<typeof versionSchema>;

/** The files as they are now, and those that are not published. */
type ReadFiles = { files: FileHashes; leftOut: LeftOut[]; remove: () => Promise<void> };

const publishedFile = 'published.json';

/** Returns what names a content. */
const idOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Keeps versions of a site in a folder of the cache: for a project that is not in git. */
export class FolderStore implements VersionStore {
  readonly #folder: string;
  #found: Promise<ReadFiles> | undefined;

  constructor(
    root: string,
    private readonly siteDir: string,
  ) {
    this.#folder = join(root, '.cache', 'versions', cacheKey(siteDir));
  }

  #file(...names: string[]): string {
    return join(this.#folder, ...names);
  }

  #readVersion(file: string): Version | undefined {
    const text = readCachedText(this.#file(file));
    return text === undefined ? undefined : versionSchema.parse(JSON.parse(text));
  }

  async facts(): Promise<StoreFacts> {
    const last = this.#readVersion(publishedFile);
    return {
      kind: 'folder',
      blocked: undefined,
      hasPublished: last !== undefined,
      last: last && { time: last.time, author: '', message: last.name },
      needsAuthor: false,
      remote: undefined,
      leftOut: await this.leftOut(),
    };
  }

  async published(): Promise<FileHashes> {
    return new Map(Object.entries(this.#readVersion(publishedFile)?.files ?? {}));
  }

  async current(): Promise<FileHashes> {
    return (await this.#read()).files;
  }

  async leftOut(): Promise<LeftOut[]> {
    return (await this.#read()).leftOut;
  }

  /** Reads the files as they are, once. */
  #read(): Promise<ReadFiles> {
    this.#found ??= this.#take(async () => undefined);
    return this.#found;
  }

  /** Reads the files, and gives the content of each to `keep`. What cannot be read, and what lies behind a link, stays as it was published. */
  async #take(keep: (id: string, bytes: Buffer) => Promise<void>): Promise<ReadFiles> {
    const found = await walkSite(this.siteDir);
    const leftOut: LeftOut[] = [
      ...found.links.map((file) => ({ file, why: 'link' }) as const),
      ...found.unreadable.map((file) => ({ file, why: 'unreadable' }) as const),
    ];
    const files = new Map<string, string>();
    for (const path of found.files) {
      if (path.includes('/.')) continue;
      const bytes = await readRegular(join(this.siteDir, path)).catch((error: unknown): undefined => {
        // A name that is no text leads nowhere.
        const why = path.includes('\uFFFD') ? 'name' : isGone(error) ? undefined : 'unreadable';
        if (why) leftOut.push({ file: path, why });
      });
      if (!bytes) continue;
      const id = idOf(bytes);
      files.set(path, id);
      await keep(id, bytes);
    }
    const covers = leftOut.map(({ file }) => file);
    for (const [path, id] of await this.published()) if (coveredBy(path, covers)) files.set(path, id);
    // A later version may need what was kept.
    return { files, leftOut, remove: async () => undefined };
  }

  async read(files: FileHashes): Promise<ReadonlyMap<string, Buffer>> {
    const read = async ([path, id]: [string, string]): Promise<[string, Buffer][]> => {
      const bytes = await readFile(this.#file('files', id)).catch(() => undefined);
      return bytes ? [[path, bytes]] : [];
    };
    return new Map((await Promise.all([...files].map(read))).flat());
  }

  /** Keeps the content of the files. They are kept before the list of a version, so that a crash leaves no list without them. */
  async #keepFiles(): Promise<ReadFiles> {
    const known = new Set(await readdir(this.#file('files')).catch(() => []));
    return this.#take(async (id, bytes) => {
      if (!known.has(id)) await writeWhole(this.#file('files', id), bytes);
    });
  }

  #keepVersion(file: string, version: Version): Promise<void> {
    return writeCachedText(this.#file(file), JSON.stringify(version));
  }

  async publish({ message }: Publication, takeFiles: TakeFiles): Promise<PublishResult> {
    const [before, { files }] = [await this.published(), await takeFiles(() => this.#keepFiles())];
    if (differences(before, files).length === 0) return { outcome: 'nothing' };
    await this.#keepVersion(publishedFile, { name: message, time: Date.now(), base: {}, files: Object.fromEntries(files) });
    return { outcome: 'published', isSent: false };
  }

  /** Versions in a folder are on this computer only. */
  readonly getNewer = async (): Promise<{ outcome: 'nothing' }> => ({ outcome: 'nothing' });
  readonly handIn = this.getNewer;
  readonly cancel = async (): Promise<void> => undefined;
  readonly clearLocks = this.cancel;

  async drafts(): Promise<Draft[]> {
    const names = await readdir(this.#file('drafts')).catch(() => []);
    const found = names.flatMap((file): Draft[] => {
      const version = this.#readVersion(join('drafts', file));
      return version ? [{ id: file.replace(/\.json$/, ''), name: version.name, time: version.time }] : [];
    });
    return found.sort((one, other) => other.time - one.time);
  }

  async saveDraft({ id, name }: Pick<Draft, 'id' | 'name'>, takeFiles: TakeFiles): Promise<DraftAnswer> {
    const [base, { files }] = [await this.published(), await takeFiles(() => this.#keepFiles())];
    await this.#keepVersion(join('drafts', `${id}.json`), {
      name,
      time: Date.now(),
      base: Object.fromEntries(base),
      files: Object.fromEntries(files),
    });
    return { outcome: 'saved' };
  }

  async readDraft(id: string): Promise<{ base: FileHashes; files: FileHashes } | undefined> {
    const version = this.#readVersion(join('drafts', `${id}.json`));
    return version && { base: new Map(Object.entries(version.base)), files: new Map(Object.entries(version.files)) };
  }

  async deleteDraft(id: string): Promise<DraftAnswer> {
    await rm(this.#file('drafts', `${id}.json`), { force: true });
    return { outcome: 'nothing' };
  }
}
