import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { type Entry, entrySchema, fileOf, idOf, type State, states } from './entry.ts';

/** The folders beside those of the states: what is being written, what can't be read, and mails for people to open. */
const others = ['drafts', 'quarantine', 'eml'] as const;
type Folder = State | (typeof others)[number];

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

  /** Makes the folders that are missing, for the eyes of this user only. */
  async create(): Promise<void> {
    await mkdir(this.root, { recursive: true, mode: 0o700 });
    for (const folder of [...states, ...others]) await mkdir(this.path(folder), { recursive: true, mode: 0o700 });
    const handle = await open(this.root, 'r');
    await handle.sync().finally(() => handle.close());
  }

  /** The ids in a state, oldest first. */
  async ids(state: State): Promise<string[]> {
    return (await readdir(this.path(state))).flatMap((name) => idOf(name) ?? []).sort();
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

  /** Puts a file aside under a name that says where it was. */
  async quarantine(folder: Folder, name: string, log: Log): Promise<void> {
    await rename(this.path(folder, name), this.path('quarantine', `${folder}-${name}`));
    log('quarantined', { folder, file: name });
  }

  /** Puts aside what was being written when the service ended, which nobody was told is accepted, and names that are not ours. */
  async putStrangersAside(log: Log): Promise<void> {
    for (const name of await readdir(this.path('drafts'))) await this.quarantine('drafts', name, log);
    for (const state of states) {
      const strangers = (await readdir(this.path(state))).filter((name) => idOf(name) === undefined && !name.startsWith('.'));
      for (const name of strangers) await this.quarantine(state, name, log);
    }
  }

  async removeMail(id: string): Promise<void> {
    await rm(this.path('eml', `${id}.eml`), { force: true });
  }

  /** How many files are put aside. */
  async quarantined(): Promise<number> {
    return (await readdir(this.path('quarantine'))).length;
  }
}
