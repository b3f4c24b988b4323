import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { type Entry, entrySchema, fileOf, idOf, type State, states } from './entry.ts';
import { errorCode } from './error-code.ts';

/** The folders beside those of the states: what is being written, what can't be read, and mails for people to open. */
const others = ['drafts', 'quarantine', 'eml'] as const;
type Folder = State | (typeof others)[number];

/** How many bytes must be free: the file of the longest message, escaped as JSON. */
const probeBytes = 64 * 1024;

/** How long an unfinished file stays, in milliseconds: much longer than writing one takes. */
const unfinishedMilliseconds = 60 * 60 * 1000;

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
    return this.path(state, fileOf(id));
  }

  /**
   * Creates the missing folders, readable by this user only. Returns true when one was missing. Throws when the root
   * can't be created; another folder may stay missing, because on a full disk the rest still works.
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

  /** Writes a file as large as a message and removes it. Throws what the disk says. */
  async probe(): Promise<void> {
    const file = this.path('drafts', 'probe');
    try {
      await writeFile(file, Buffer.alloc(probeBytes), { mode: 0o600, flush: true });
    } finally {
      await rm(file, { force: true });
    }
  }

  /** The file names in a folder; none when it is missing. */
  async names(folder: Folder): Promise<string[]> {
    return readdir(this.path(folder)).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    });
  }

  /** The ids in a state, oldest first. */
  async ids(state: State): Promise<string[]> {
    return (await this.names(state)).flatMap((name) => idOf(name) ?? []).sort();
  }

  /** The entry, or undefined for one that is gone or can't be understood. */
  async read(state: State, id: string): Promise<Entry | undefined> {
    try {
      const { success, data } = entrySchema.safeParse(JSON.parse(await readFile(this.file(state, id), 'utf8')));
      return success && data.id === id ? data : undefined;
    } catch {
      return undefined;
    }
  }

  /** The state whose folder holds a message, or undefined when none does. */
  async stateOf(id: string): Promise<State | undefined> {
    for (const state of states) if (await this.#has(state, id)) return state;
    return undefined;
  }

  /** True when a message was delivered or given up. */
  async isDone(id: string): Promise<boolean> {
    return (await this.#has('sent', id)) || (await this.#has('dead', id));
  }

  /** Moves a file to `quarantine` under a name that says where it was. A file that can't be moved stays, and is logged as well. */
  async quarantine(folder: Folder, name: string, log: Log): Promise<void> {
    try {
      await rename(this.path(folder, name), this.path('quarantine', `${folder}-${name}`));
      log('quarantined', { folder, file: name });
    } catch (error) {
      log('not-quarantined', { folder, file: name, code: errorCode(error) });
    }
  }

  /** Moves files that are not ours to `quarantine`. */
  async quarantineStrangers(log: Log): Promise<void> {
    for (const state of states) {
      const strangers = (await this.names(state)).filter((name) => idOf(name) === undefined && !name.startsWith('.'));
      for (const name of strangers) await this.quarantine(state, name, log);
    }
  }

  /** Removes unfinished files of a service that ended. No message in one was ever acknowledged. Returns how many there were. */
  async removeUnfinishedFiles(now: number): Promise<number> {
    let removed = 0;
    for (const name of await this.names('drafts')) {
      const file = this.path('drafts', name);
      const { mtimeMs = now } = (await stat(file).catch(() => undefined)) ?? {};
      if (now - mtimeMs < unfinishedMilliseconds) continue;
      await rm(file, { force: true });
      removed += 1;
    }
    return removed;
  }

  async removeMail(id: string): Promise<void> {
    await rm(this.path('eml', `${id}.eml`), { force: true });
  }

  /** How many files are in `quarantine`. */
  async quarantined(): Promise<number> {
    return (await this.names('quarantine')).length;
  }

  #has(state: State, id: string): Promise<boolean> {
    return access(this.file(state, id)).then(
      () => true,
      () => false,
    );
  }
}
