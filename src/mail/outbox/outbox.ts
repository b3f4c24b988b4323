import { rm } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { moveDurably, writeDurably } from './durable.ts';
import { type Draft, type Entry, fileOf, newId, type State, states } from './entry.ts';
import { OutboxFolders } from './folders.ts';
import { KnownKeys } from './known-keys.ts';
import { lockFolder } from './lock.ts';
import { recover } from './recover.ts';

type OutboxOptions = {
  folder: string;
  /** The part of Message-IDs after the @. */
  domain: () => string;
  clock: Clock;
  log: Log;
};

/** What happened to a draft: it was stored, or its key shows that it had been before. */
export type Acceptance = 'stored' | 'repeated';

/** Messages as files: accepted once they are on the disk, kept until somebody removes them. */
export class Outbox {
  readonly folders: OutboxFolders;
  readonly #options: OutboxOptions;
  readonly #keys: KnownKeys;
  readonly #release: () => Promise<void>;
  #tellQueued: (entry: Entry) => void = () => undefined;
  /** What waited to be delivered when the outbox was opened, oldest first. */
  waiting: readonly Entry[] = [];

  /** Opens the outbox in a folder, for this process alone. Throws `FolderInUseError`, or what the disk says. */
  static async open(options: OutboxOptions): Promise<Outbox> {
    const folders = new OutboxFolders(options.folder);
    await folders.create();
    const outbox = new Outbox(folders, options, await lockFolder(options.folder));
    try {
      outbox.waiting = await recover({ folders, keys: outbox.#keys, ...options });
      return outbox;
    } catch (error) {
      await outbox.close();
      throw error;
    }
  }

  private constructor(folders: OutboxFolders, options: OutboxOptions, release: () => Promise<void>) {
    this.folders = folders;
    this.#options = options;
    this.#keys = new KnownKeys(options.clock.elapsed);
    this.#release = release;
  }

  /** Names who is told of every message that is queued from now on. */
  onQueued(tell: (entry: Entry) => void): void {
    this.#tellQueued = tell;
  }

  /**
   * Resolves to true when the draft's key is known and its message is stored, to false when it is new.
   * Throws `KeyConflictError` when the key came with another message.
   */
  async isKnown({ key }: Draft): Promise<boolean> {
    const stored = key && this.#keys.find(key);
    await stored;
    return stored !== undefined;
  }

  /**
   * Stores a message; it is on the disk once this resolves. Of several at the same time with one key, one is stored.
   * Throws `KeyConflictError`, or `NotStoredError` when the disk does not take it.
   */
  async accept(draft: Draft): Promise<Acceptance> {
    const earlier = draft.key && this.#keys.find(draft.key);
    if (earlier) {
      await earlier;
      return 'repeated';
    }
    const stored = this.#store(draft);
    if (draft.key) this.#keys.add(draft.key, stored);
    await stored;
    return 'stored';
  }

  /** Writes down an attempt that failed, and when the next is due: in so many milliseconds, or never. */
  async recordFailure(entry: Entry, outcome: string, wait: number | undefined): Promise<Entry> {
    const { nextAttemptAt: _, ...rest } = this.#withAttempt(entry, outcome);
    const next = wait === undefined ? {} : { nextAttemptAt: new Date(this.#options.clock.now() + wait).toISOString() };
    const updated = { ...rest, ...next };
    await this.#write('queued', updated);
    if (wait === undefined) await this.#move(entry.id, 'dead');
    return updated;
  }

  /** Writes down that a message was delivered. A service that ends in the middle of this finishes it when it starts again. */
  async recordSent(entry: Entry): Promise<void> {
    const { nextAttemptAt: _, ...sent } = this.#withAttempt(entry, 'sent');
    await this.#write('queued', sent);
    await this.#move(entry.id, 'sent');
    await this.folders.removeMail(entry.id);
  }

  /** The messages of all states, newest first, and how many there are of each. */
  async list(limit: number): Promise<{ counts: Record<State, number>; messages: { state: State; entry: Entry }[] }> {
    const ids = await Promise.all(states.map(async (state) => (await this.folders.ids(state)).map((id) => ({ state, id }))));
    const newest = ids
      .flat()
      .sort((a, b) => b.id.localeCompare(a.id))
      .slice(0, limit);
    const messages = await Promise.all(newest.map(async ({ state, id }) => ({ state, entry: await this.folders.read(state, id) })));
    const [queued = 0, sent = 0, dead = 0, suspected = 0] = ids.map(({ length }) => length);
    return {
      counts: { queued, sent, dead, suspected },
      messages: messages.flatMap(({ state, entry }) => (entry ? [{ state, entry }] : [])),
    };
  }

  /** Gives the folder back. */
  close(): Promise<void> {
    return this.#release();
  }

  async #store({ isSuspected, key, ...message }: Draft): Promise<void> {
    const now = this.#options.clock.now();
    const id = newId(now);
    const entry: Entry = {
      id,
      messageId: `<${id}@${this.#options.domain()}>`,
      acceptedAt: new Date(now).toISOString(),
      ...message,
      ...(key && { key }),
      attempts: [],
    };
    const state = isSuspected ? 'suspected' : 'queued';
    await this.#write(state, entry).catch(async (error: unknown) => {
      // What nobody was told is accepted must not be mailed either: it comes again.
      await rm(this.folders.file(state, id), { force: true }).catch(() => undefined);
      throw new NotStoredError(error);
    });
    this.#options.log('accepted', { id, state });
    if (!isSuspected) this.#tellQueued(entry);
  }

  #withAttempt(entry: Entry, outcome: string): Entry {
    return { ...entry, attempts: [...entry.attempts, { at: new Date(this.#options.clock.now()).toISOString(), outcome }] };
  }

  #write(state: State, entry: Entry): Promise<void> {
    const draft = this.folders.path('drafts', fileOf(entry.id));
    return writeDurably(`${JSON.stringify(entry, undefined, 2)}\n`, { draft, target: this.folders.file(state, entry.id) });
  }

  #move(id: string, state: State): Promise<void> {
    return moveDurably(this.folders.file('queued', id), this.folders.file(state, id));
  }
}

/** The disk did not take a message: full, read-only or broken. */
export class NotStoredError extends Error {
  /** The disk's own word for it, such as ENOSPC. */
  readonly code: string;

  constructor(cause: unknown) {
    super('The message could not be stored.', { cause });
    this.name = 'NotStoredError';
    this.code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'unknown';
  }
}
