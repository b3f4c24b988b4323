import { randomBytes } from 'node:crypto';
import { access, type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { UploadedFile } from '../form-post.ts';
import type { Log } from '../log.ts';
import { syncFolder } from './durable-files.ts';
import { type Entry, entrySchema, fileName, parseFileName, type State, type StoredFile, states } from './entry.ts';
import { errorCode } from './errors.ts';

/**
 * The other folders: unfinished files, uploaded files in a folder for each message, marks of messages that are done and of
 * erased ones, messages for webhooks and those that were given up, unreadable files, and mail files for people to open.
 */
const others = ['drafts', 'uploads', 'done', 'erased', 'webhooks', 'webhooks-dead', 'quarantine', 'eml'] as const;
type Folder = State | (typeof others)[number];

/** The free space that `probe` requires, in bytes: twice the size of the largest request body, because JSON escapes characters. */
const probeBytes = 64 * 1024;

/** The age at which a draft is removed, in milliseconds. Much longer than an upload takes. */
export const draftLifetime = 60 * 60 * 1000;

/** The files of an outbox, by state and id. */
export class OutboxFolders {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  path(folder: Folder, name = ''): string {
    return join(this.root, folder, name);
  }

  file(state: State, id: string): string {
    return this.path(state, fileName(id));
  }

  /**
   * Creates the missing folders, readable by this user only. Returns true when one was missing. Throws when the root
   * cannot be created. Ignores failures for the other folders, because the rest still works on a full disk.
   */
  async create(): Promise<boolean> {
    let isMissing = (await mkdir(this.root, { recursive: true, mode: 0o700 })) !== undefined;
    for (const folder of [...states, ...others]) {
      const created = await mkdir(this.path(folder), { recursive: true, mode: 0o700 }).catch(() => undefined);
      isMissing ||= created !== undefined;
    }
    const handle = await open(this.root, 'r');
    await handle.sync().finally(() => handle.close());
    return isMissing;
  }

  /** Tests the free space: writes a file of the size of a message and removes it. Throws the error of the file system. */
  async probe(): Promise<void> {
    const file = this.path('drafts', 'probe');
    try {
      await writeFile(file, Buffer.alloc(probeBytes), { mode: 0o600, flush: true });
    } finally {
      await rm(file, { force: true });
    }
  }

  /** Lists the file names in a folder; none when it is missing. */
  async listNames(folder: Folder): Promise<string[]> {
    return readdir(this.path(folder)).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    });
  }

  /** Lists the ids in a state, oldest first. */
  async listIds(state: State): Promise<string[]> {
    return (await this.listNames(state)).flatMap((name) => parseFileName(name) ?? []).sort();
  }

  /** Reads a message. Returns undefined when its file is missing or malformed. */
  async read(state: State, id: string): Promise<Entry | undefined> {
    try {
      const { success, data } = entrySchema.safeParse(JSON.parse(await readFile(this.file(state, id), 'utf8')));
      return success && data.id === id ? data : undefined;
    } catch {
      return undefined;
    }
  }

  /** Returns the state of a message. Undefined when no folder has its file. */
  async stateOf(id: string): Promise<State | undefined> {
    for (const state of states) if (await this.#has(state, id)) return state;
    return undefined;
  }

  /**
   * Returns the state of a message that counts: undefined also for one that is being erased. Looks twice, because a message that
   * is moved between two folders is in neither of them for one look.
   */
  async currentState(id: string): Promise<State | undefined> {
    return (await this.isErased(id)) ? undefined : ((await this.stateOf(id)) ?? (await this.stateOf(id)));
  }

  /** Returns true for a message that somebody erased while the service may still have it in memory. */
  isErased(id: string): Promise<boolean> {
    return isFile(this.path('erased', id));
  }

  /** Returns true when a message is `sent` or `dead`. */
  async isDone(id: string): Promise<boolean> {
    return (await this.#has('sent', id)) || (await this.#has('dead', id));
  }

  /** Moves a file to `quarantine`, with the old folder as prefix of its name. Logs the move, or why it failed. */
  async quarantine(folder: Folder, name: string, log: Log): Promise<void> {
    try {
      await rename(this.path(folder, name), this.path('quarantine', `${folder}-${name}`));
      log('quarantined', { folder, file: name });
    } catch (error) {
      log('not-quarantined', { folder, file: name, code: errorCode(error) });
    }
  }

  /** Moves files that are not messages to `quarantine`. */
  async quarantineUnknownFiles(log: Log): Promise<void> {
    for (const state of states) {
      const unknown = (await this.listNames(state)).filter((name) => parseFileName(name) === undefined && !name.startsWith('.'));
      for (const name of unknown) await this.quarantine(state, name, log);
    }
  }

  /** Removes old drafts, also of uploads. The service has not acknowledged their messages. Returns the number of removed drafts. */
  async removeOldDrafts(now: number): Promise<number> {
    let removed = 0;
    for (const name of await this.listNames('drafts')) {
      const file = this.path('drafts', name);
      const { mtimeMs = now } = (await stat(file).catch(() => undefined)) ?? {};
      if (now - mtimeMs < draftLifetime) continue;
      await rm(file, { recursive: true, force: true });
      removed += 1;
    }
    return removed;
  }

  /** Removes a message with everything that belongs to it. Removes the message first: the rest is removed later after a crash. */
  async remove(state: State, id: string): Promise<void> {
    await rm(this.file(state, id), { force: true });
    await this.removeEml(id);
    await rm(this.path('uploads', id), { recursive: true, force: true });
    await rm(this.path('done', id), { force: true });
    for (const folder of ['webhooks', 'webhooks-dead'] as const) {
      const jobs = (await this.listNames(folder)).filter((name) => name.startsWith(id));
      for (const name of jobs) await rm(this.path(folder, name), { force: true });
    }
  }

  /** Removes a message from every state it may be in. */
  async removeAll(id: string): Promise<void> {
    for (const state of states) await this.remove(state, id);
  }

  /** Marks a message as done, with an empty file of its name, or removes the mark. */
  async markDone(id: string, isDone: boolean): Promise<void> {
    const mark = this.path('done', id);
    if (isDone) await writeFile(mark, '', { mode: 0o600 });
    else await rm(mark, { force: true });
  }

  /** Removes the mail file of a message. */
  async removeEml(id: string): Promise<void> {
    await rm(this.path('eml', `${id}.eml`), { force: true });
  }

  /** Counts the files in `quarantine`. */
  async countQuarantined(): Promise<number> {
    return (await this.listNames('quarantine')).length;
  }

  #has(state: State, id: string): Promise<boolean> {
    return isFile(this.file(state, id));
  }
}

const isFile = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Creates an empty folder for the files of a message that is not accepted yet. It is removed after an hour. */
export async function createDraftFolder(folders: OutboxFolders): Promise<string> {
  const folder = folders.path('drafts', `upload-${randomBytes(16).toString('hex')}`);
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

/**
 * Moves uploaded files to the folder of their message. Their contents are flushed to the disk already; once this
 * resolves, their names are too. Call this before the message is written: files without a message are removed later, but a
 * message must not miss its files.
 */
export async function storeFiles(folders: OutboxFolders, id: string, files: readonly UploadedFile[]): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  const target = folders.path('uploads', id);
  await mkdir(target, { recursive: true, mode: 0o700 });
  const stored: StoredFile[] = [];
  for (const { path, ...file } of files) {
    const name = basename(path);
    await rename(path, join(target, name));
    stored.push({ ...file, file: name });
  }
  await syncFolder(target);
  await syncFolder(folders.path('uploads'));
  return stored;
}

/** Opens an uploaded file. Returns undefined when it is missing or has another size than it had when it was stored. */
export async function openStoredFile(folders: OutboxFolders, id: string, { file, size }: StoredFile): Promise<FileHandle | undefined> {
  const handle = await open(join(folders.path('uploads', id), file), 'r').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (handle === undefined || (await handle.stat()).size === size) return handle;
  await handle.close();
  return undefined;
}
