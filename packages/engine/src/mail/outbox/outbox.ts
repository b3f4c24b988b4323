import { type FileHandle, rm } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { moveDurably } from './durable-files.ts';
import { type Entry, type NewEntry, newId, type State, type StoredFile } from './entry.ts';
import { errorCode } from './error-code.ts';
import { OutboxFolders } from './folders.ts';
import { IdempotencyKeys } from './idempotency-keys.ts';
import { listMessages, type OutboxList } from './list-messages.ts';
import { FolderInUseError, type FolderLock, lockFolder } from './lock.ts';
import { NotStoredError, OutboxUnavailableError } from './outbox-errors.ts';
import { OwnedFolder } from './owned-folder.ts';
import { pickUpQueued } from './pick-up-queued.ts';
import type { QueueConsumer } from './queue-consumer.ts';
import { recover } from './recover.ts';
import { restorePending } from './restore-pending.ts';
import { type Removed, removeExpired } from './retention.ts';
import { createDraftFolder, openStoredFile, removeOrphans, storeFiles } from './upload-files.ts';
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

/** Stores messages as files. An accepted message is on the disk. */
export class Outbox {
  readonly folders: OutboxFolders;
  readonly #options: OutboxOptions;
  readonly #keys: IdempotencyKeys;
  readonly #folder: OwnedFolder;
  /** Ids that are being stored, before the consumer knows them. */
  readonly #storing = new Set<string>();
  /** Ids of delivered messages that are still in `queued`. */
  readonly #markedAsDelivered = new Set<string>();
  #consumer: QueueConsumer = { add: () => undefined, has: () => true, pending: () => [], drop: () => undefined };
  /** The messages that were in the queue when the outbox was opened, oldest first. */
  initialQueue: readonly Entry[] = [];

  /**
   * Opens the outbox in a folder and locks it for this process. Works on a full disk when the folder exists. Throws
   * `FolderInUseError` or `OutboxUnavailableError`.
   */
  static async open(options: OutboxOptions): Promise<Outbox> {
    const folders = new OutboxFolders(options.folder);
    let outbox: Outbox | undefined;
    try {
      await folders.create();
      outbox = new Outbox(folders, options, await lockFolder(options.folder));
      outbox.initialQueue = await recover({ folders, keys: outbox.#keys, ...options });
      return outbox;
    } catch (error) {
      await outbox?.close();
      throw error instanceof FolderInUseError ? error : new OutboxUnavailableError(options.folder, error);
    }
  }

  private constructor(folders: OutboxFolders, options: OutboxOptions, lock: FolderLock) {
    this.folders = folders;
    this.#options = options;
    this.#keys = new IdempotencyKeys(options.clock.elapsed);
    this.#folder = new OwnedFolder(lock, {
      folder: options.folder,
      create: () => folders.create(),
      onRestored: async () => options.log('folder-restored', { messages: await restorePending(folders, this.#consumer) }),
    });
  }

  /** Sets the consumer of the queue. */
  attach(consumer: QueueConsumer): void {
    this.#consumer = consumer;
  }

  /**
   * Resolves to true once the message of a known idempotency key is stored, to false for a new key. Throws
   * `KeyConflictError` when the key belongs to another message.
   */
  async isRepeated({ key }: NewEntry): Promise<boolean> {
    const stored = key && this.#keys.find(key);
    await stored;
    return stored !== undefined;
  }

  /**
   * Stores a message; it is on the disk once this resolves. Stores one of several concurrent messages with the same key.
   * Throws `KeyConflictError`, or `NotStoredError` when it cannot be written.
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
   * `wait` is undefined. Returns the updated entry. On a full disk only this process knows of the attempt. Throws when
   * the move fails.
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
   * Records that a message was delivered, so that no restart delivers it again. Moves it to `sent` first, because that
   * rarely needs disk space. When the move fails, marks the message in its file; a later `check` moves it. Throws when
   * both fail.
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
        // Restoring the folder may have written it again.
        await rm(this.folders.file('queued', entry.id), { force: true });
      } else {
        await markDelivered(this.folders, entry.id).catch(() => Promise.reject(error));
        this.#markedAsDelivered.add(entry.id);
      }
    }
    await this.folders.removeEml(entry.id).catch(() => undefined);
  }

  /** Lists the newest messages of all states, at most `limit`, and counts those of each state. */
  list(limit: number): Promise<OutboxList> {
    return listMessages(this.folders, limit);
  }

  /**
   * Ensures that this process owns the folder. When somebody removed the folder or its lock, locks it again and stores
   * the pending messages again. Throws `FolderInUseError` when another process has locked it.
   */
  ensureLocked(): Promise<void> {
    return this.#folder.ensureOwned();
  }

  /** Checks the lock, the folders and the free space, and adds messages that were moved to `queued` by hand. Throws the first error. */
  async check(): Promise<void> {
    await this.ensureLocked();
    if (await this.folders.create()) await this.#folder.restore();
    const { log, clock } = this.#options;
    const [storing, marked] = [this.#storing, this.#markedAsDelivered];
    await pickUpQueued({ folders: this.folders, consumer: this.#consumer, storing, marked, log, now: clock.now() });
    await this.folders.probe();
  }

  /** Counts the `dead` messages. */
  async countDead(): Promise<number> {
    return (await this.folders.listIds('dead')).length;
  }

  /** Removes old drafts, uploads without a message, and expired messages unless `keepDays` is undefined. */
  async removeExpired(keepDays: number | undefined): Promise<Removed[]> {
    const now = this.#options.clock.now();
    await this.folders.removeOldDrafts(now);
    await removeOrphans(this.folders, now);
    return keepDays === undefined ? [] : removeExpired(this.folders, keepDays, now);
  }

  /** Creates an empty folder for the files of a message that is about to be accepted. Throws when it cannot be written. */
  async createDraftFolder(): Promise<string> {
    await this.ensureLocked();
    return createDraftFolder(this.folders);
  }

  /** Opens an uploaded file of a message. Returns undefined when it is missing or damaged. */
  openFile(id: string, file: StoredFile): Promise<FileHandle | undefined> {
    return openStoredFile(this.folders, id, file);
  }

  /** Releases the lock of the folder. */
  async close(): Promise<void> {
    await this.#folder.release();
  }

  async #store({ isSuspected, key, files = [], ...message }: NewEntry): Promise<void> {
    const now = this.#options.clock.now();
    const id = newId(now);
    const state = isSuspected ? 'suspected' : 'queued';
    this.#storing.add(id);
    try {
      await this.ensureLocked();
      const stored = await storeFiles(this.folders, id, files);
      const entry: Entry = {
        id,
        messageId: `<${id}@${this.#options.domain()}>`,
        acceptedAt: new Date(now).toISOString(),
        ...message,
        ...(stored.length > 0 && { files: stored }),
        ...(key && { key }),
        attempts: [],
      };
      await this.#write(state, entry);
      if (!isSuspected) this.#consumer.add(entry);
    } catch (error) {
      // A message that was not acknowledged must not be delivered, because the visitor will send it again.
      await this.folders.remove(state, id).catch(() => undefined);
      throw new NotStoredError(error);
    } finally {
      this.#storing.delete(id);
    }
    this.#options.log('accepted', { id, state });
  }

  #withAttempt(entry: Entry, outcome: string): Entry {
    return { ...entry, attempts: [...entry.attempts, { at: new Date(this.#options.clock.now()).toISOString(), outcome }] };
  }

  /** Writes the last attempt to the file of a message. Only logs a failure, because the folder determines the state. */
  async #writeAttempt(state: 'queued' | 'sent', entry: Entry): Promise<void> {
    await this.#write(state, entry).catch((error: unknown) => {
      this.#options.log('attempt-not-recorded', { id: entry.id, code: errorCode(error) });
    });
  }

  /** Writes the file of a message. Restores missing folders. */
  async #write(state: 'queued' | 'sent' | 'suspected', entry: Entry): Promise<void> {
    await writeEntry(this.folders, state, entry).catch(async (error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
      await this.#folder.restore();
      await writeEntry(this.folders, state, entry);
    });
  }

  #move(id: string, state: State): Promise<void> {
    return moveDurably(this.folders.file('queued', id), this.folders.file(state, id));
  }
}
