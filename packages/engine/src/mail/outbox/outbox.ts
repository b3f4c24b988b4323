import { rm } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { moveDurably } from './durable.ts';
import { type Entry, type NewEntry, newId, type State } from './entry.ts';
import { errorCode } from './error-code.ts';
import { OutboxFolders } from './folders.ts';
import { KnownKeys } from './known-keys.ts';
import { listMessages, type OutboxList } from './list-messages.ts';
import { FolderInUseError, type FolderLock, lockFolder } from './lock.ts';
import { NotStoredError, OutboxUnavailableError } from './outbox-errors.ts';
import { pickUpQueued } from './pick-up-queued.ts';
import type { QueueConsumer } from './queue-consumer.ts';
import { recover } from './recover.ts';
import { restorePending } from './restore-pending.ts';
import { type Removed, removeExpired } from './retention.ts';
import { markDelivered, writeEntry } from './write-entry.ts';

type OutboxOptions = {
  folder: string;
  /** The part of Message-IDs after the @. */
  domain: () => string;
  clock: Clock;
  log: Log;
};

/** Result of `accept`: `stored`, or `repeated` when the idempotency key is already known. */
export type Acceptance = 'stored' | 'repeated';

/** Messages as files. A message is on the disk once it is accepted. */
export class Outbox {
  readonly folders: OutboxFolders;
  readonly #options: OutboxOptions;
  readonly #keys: KnownKeys;
  #lock: FolderLock;
  #restoring: Promise<void> | undefined;
  #isClosed = false;
  /** Ids whose storing has begun and is not known to the consumer yet. */
  readonly #storing = new Set<string>();
  /** Ids that were delivered and are still in `queued`. */
  readonly #marked = new Set<string>();
  #consumer: QueueConsumer = { add: () => undefined, has: () => true, pending: () => [], drop: () => undefined };
  /** The messages that were queued when the outbox was opened, oldest first. */
  waiting: readonly Entry[] = [];

  /**
   * Opens the outbox in a folder, for this process alone. A full disk is no obstacle where the folder exists. Throws
   * `FolderInUseError` or `OutboxUnavailableError`.
   */
  static async open(options: OutboxOptions): Promise<Outbox> {
    const folders = new OutboxFolders(options.folder);
    let outbox: Outbox | undefined;
    try {
      await folders.create();
      outbox = new Outbox(folders, options, await lockFolder(options.folder));
      outbox.waiting = await recover({ folders, keys: outbox.#keys, ...options });
      return outbox;
    } catch (error) {
      await outbox?.close();
      throw error instanceof FolderInUseError ? error : new OutboxUnavailableError(options.folder, error);
    }
  }

  private constructor(folders: OutboxFolders, options: OutboxOptions, lock: FolderLock) {
    this.folders = folders;
    this.#options = options;
    this.#keys = new KnownKeys(options.clock.elapsed);
    this.#lock = lock;
  }

  /** Sets the consumer of the queue. */
  attach(consumer: QueueConsumer): void {
    this.#consumer = consumer;
  }

  /**
   * Resolves to true when the entry's key is known and its message is stored, to false when it is new.
   * Throws `KeyConflictError` when the key came with another message.
   */
  async isKnown({ key }: NewEntry): Promise<boolean> {
    const stored = key && this.#keys.find(key);
    await stored;
    return stored !== undefined;
  }

  /**
   * Stores a message; it is on the disk once this resolves. Of several at the same time with one key, one is stored.
   * Throws `KeyConflictError`, or `NotStoredError` when the disk does not take it.
   */
  async accept(entry: NewEntry): Promise<Acceptance> {
    const earlier = entry.key && this.#keys.find(entry.key);
    if (earlier) {
      await earlier;
      return 'repeated';
    }
    const stored = this.#store(entry);
    if (entry.key) this.#keys.add(entry.key, stored);
    await stored;
    return 'stored';
  }

  /**
   * Records a failed attempt. Schedules the next one after `wait` milliseconds, or moves the message to `dead` when
   * `wait` is undefined. On a full disk the attempt is known to this process only. Throws when the move fails.
   */
  async recordFailure(entry: Entry, outcome: string, wait: number | undefined): Promise<Entry> {
    const { nextAttemptAt: _, ...rest } = this.#withAttempt(entry, outcome);
    const next = wait === undefined ? {} : { nextAttemptAt: new Date(this.#options.clock.now() + wait).toISOString() };
    const updated = { ...rest, ...next };
    await this.#writeAttempt('queued', updated);
    if (wait === undefined) await this.#move(entry.id, 'dead');
    return updated;
  }

  /**
   * Records that a message was delivered, so that no restart delivers it again. The move to `sent` comes first, because
   * it seldom needs disk space; where it fails, the message is marked in its file and moved by a later `check`. Throws
   * when neither is possible.
   */
  async recordSent(entry: Entry): Promise<void> {
    const { nextAttemptAt: _, ...rest } = this.#withAttempt(entry, 'sent');
    const sent = { ...rest, delivered: true };
    try {
      await this.#move(entry.id, 'sent');
      await this.#writeAttempt('sent', sent);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') {
        await this.#write('sent', sent);
        // It may have been restored meanwhile.
        await rm(this.folders.file('queued', entry.id), { force: true });
      } else {
        await markDelivered(this.folders, entry.id).catch(() => Promise.reject(error));
        this.#marked.add(entry.id);
      }
    }
    await this.folders.removeMail(entry.id).catch(() => undefined);
  }

  /** The messages of all states, newest first, and how many there are of each. */
  list(limit: number): Promise<OutboxList> {
    return listMessages(this.folders, limit);
  }

  /**
   * Makes sure that this process owns the folder. When somebody removed the folder or its lock, locks it again and
   * stores the pending messages again. Throws `FolderInUseError` when another process owns it by now.
   */
  async ensureLocked(): Promise<void> {
    // The folder is locked before it is restored. Until then it is not known which messages another process delivered.
    if (this.#restoring || !(await this.#lock.isOurs())) await this.#restore();
  }

  /** Checks the lock, the folders and the free space, and adds messages that were moved to `queued` by hand. Throws what is wrong. */
  async check(): Promise<void> {
    await this.ensureLocked();
    if (await this.folders.create()) await this.#restore();
    const { log, clock } = this.#options;
    const [storing, marked] = [this.#storing, this.#marked];
    await pickUpQueued({ folders: this.folders, consumer: this.#consumer, storing, marked, log, now: clock.now() });
    await this.folders.probe();
  }

  /** How many messages were given up. */
  async dead(): Promise<number> {
    return (await this.folders.ids('dead')).length;
  }

  /** Removes old drafts, and messages by `removeExpired` unless `keepDays` is undefined. */
  async removeExpired(keepDays: number | undefined): Promise<Removed[]> {
    await this.folders.removeUnfinishedFiles(this.#options.clock.now());
    return keepDays === undefined ? [] : removeExpired(this.folders, keepDays, this.#options.clock.now());
  }

  /** Releases the folder. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#restoring?.catch(() => undefined);
    await this.#lock.release();
  }

  async #store({ isSuspected, key, ...message }: NewEntry): Promise<void> {
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
    this.#storing.add(id);
    try {
      await this.ensureLocked();
      await this.#write(state, entry);
    } catch (error) {
      // A message that was not acknowledged must not be delivered: the visitor sends it again.
      await rm(this.folders.file(state, id), { force: true }).catch(() => undefined);
      throw new NotStoredError(error);
    } finally {
      this.#storing.delete(id);
    }
    if (!isSuspected) this.#consumer.add(entry);
    this.#options.log('accepted', { id, state });
  }

  #withAttempt(entry: Entry, outcome: string): Entry {
    return { ...entry, attempts: [...entry.attempts, { at: new Date(this.#options.clock.now()).toISOString(), outcome }] };
  }

  /** Updates the file of a message with its last attempt. Logs a failure: the state does not depend on it. */
  async #writeAttempt(state: 'queued' | 'sent', entry: Entry): Promise<void> {
    await this.#write(state, entry).catch((error: unknown) => {
      this.#options.log('attempt-not-recorded', { id: entry.id, code: errorCode(error) });
    });
  }

  /** Writes the file of a message. Creates missing folders. */
  async #write(state: 'queued' | 'sent' | 'suspected', entry: Entry): Promise<void> {
    await writeEntry(this.folders, state, entry).catch(async (error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
      await this.#restore();
      await writeEntry(this.folders, state, entry);
    });
  }

  #move(id: string, state: State): Promise<void> {
    return moveDurably(this.folders.file('queued', id), this.folders.file(state, id));
  }

  #restore(): Promise<void> {
    this.#restoring ??= this.#restoreNow().finally(() => {
      this.#restoring = undefined;
    });
    return this.#restoring;
  }

  async #restoreNow(): Promise<void> {
    if (this.#isClosed) throw new Error('The outbox is closed.');
    await this.folders.create();
    if (!(await this.#lock.isOurs())) {
      await this.#lock.release();
      this.#lock = await lockFolder(this.#options.folder);
    }
    this.#options.log('folder-restored', { messages: await restorePending(this.folders, this.#consumer) });
  }
}
