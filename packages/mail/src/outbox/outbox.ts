import type { FileHandle } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { createDeliveryRecord, type DeliveryRecord, type WrittenState, writeEntry } from './delivery-record.ts';
import { type Entry, firstState, type NewEntry, newId, type StoredFile } from './entry.ts';
import { eraseMailsToVisitor, finishErasures } from './erase.ts';
import { errorCode, FolderInUseError, KeyConflictError, NotStoredError, OutboxUnavailableError } from './errors.ts';
import { type FoundMessage, findMessages, type MessageQuery } from './find-messages.ts';
import { createDraftFolder, OutboxFolders, openStoredFile, storeFiles } from './folders.ts';
import { IdempotencyKeys, type KnownKey } from './idempotency-keys.ts';
import { type OwnedFolder, ownedFolder } from './lock.ts';
import { PendingMessages } from './pending-messages.ts';
import type { DeliveryQueue, QueueConsumer } from './queue.ts';
import { pickUpQueued, recover, removeLeftovers, restorePending } from './recover.ts';
import { ClockCheck, type Removed, removeExpired } from './retention.ts';
import { WebhookQueue } from './webhook-queue.ts';

type OutboxOptions = {
  folder: string;
  /** The part of Message-IDs after the @. */
  domain: () => string;
  clock: Clock;
  log: Log;
};

/** The id of an accepted message. `isRepeated`: its idempotency key was already known, so nothing was stored. */
export type Acceptance = { id: string; isRepeated: boolean };

/** Counts a new message before it is stored. A repeated one is not counted: its visitor is shown that the first one arrived. */
type AcceptLimits = {
  /** Counts the message, and returns it as it is to be stored. Throws when a limit is reached. */
  count: () => NewEntry;
  /** Takes the count back, because the message could not be stored. */
  refund: () => void;
};

/** Stores messages as files. An accepted message is on the disk. */
export class Outbox implements DeliveryQueue<Entry> {
  readonly folders: OutboxFolders;
  /** The messages that wait to be posted to webhooks. */
  readonly webhooks: WebhookQueue;
  /** The messages that wait for their visitors to confirm. */
  readonly pending: PendingMessages;
  readonly #options: OutboxOptions;
  readonly #keys: IdempotencyKeys;
  readonly #folder: OwnedFolder;
  readonly #clockCheck: ClockCheck;
  /** Ids that are being stored, before the consumer knows them. */
  readonly #storing = new Set<string>();
  readonly #deliveries: DeliveryRecord;
  #consumer: QueueConsumer = { add: () => undefined, has: () => true, isDelivering: () => false, pending: () => [], drop: () => undefined };
  /** The messages that were in the queue when the outbox was opened, oldest first. */
  initialQueue: readonly Entry[] = [];
  /** The automatic mails to visitors of the 24 hours before the outbox was opened. */
  recentMailsToVisitors: readonly Entry[] = [];

  /**
   * Opens the outbox in a folder and locks it for this process. Works on a full disk when the folder exists. Throws
   * `FolderInUseError` or `OutboxUnavailableError`.
   */
  static async open(options: OutboxOptions): Promise<Outbox> {
    const outbox = new Outbox(options);
    const { folders } = outbox;
    try {
      await folders.create();
      await outbox.#folder.lock();
      const recovered = await recover({ folders, keys: outbox.#keys, ...options });
      outbox.initialQueue = recovered.queue;
      outbox.recentMailsToVisitors = recovered.recentMailsToVisitors;
      await outbox.webhooks.load();
      return outbox;
    } catch (error) {
      await outbox.close();
      throw error instanceof FolderInUseError ? error : new OutboxUnavailableError(options.folder, error);
    }
  }

  private constructor(options: OutboxOptions) {
    const { folder, clock, log } = options;
    this.#options = options;
    const folders = new OutboxFolders(folder);
    this.folders = folders;
    this.#folder = ownedFolder({
      folder,
      create: () => folders.create(),
      onRestored: async () => log('folder-restored', { messages: await restorePending(folders, this.#consumer) }),
    });
    const shared = { ...options, folders, ensureLocked: () => this.ensureLocked() };
    this.webhooks = new WebhookQueue(shared);
    this.pending = new PendingMessages({
      ...shared,
      webhooks: this.webhooks,
      storing: this.#storing,
      enqueue: (entry) => this.#consumer.add(entry),
    });
    this.#clockCheck = new ClockCheck(shared);
    this.#keys = new IdempotencyKeys(clock.elapsed);
    this.#deliveries = createDeliveryRecord({ ...shared, write: (state, entry) => this.#write(state, entry) });
  }

  /** Sets the consumer of the queue. */
  attach(consumer: QueueConsumer): void {
    this.#consumer = consumer;
  }

  /**
   * Stores a message; it is on the disk once this resolves. Stores one of several messages with the same idempotency key, also of
   * concurrent ones, and counts that one alone. Throws what `limits` throw, `KeyConflictError` when the key belongs to another
   * message, and `NotStoredError` when it cannot be written.
   */
  async accept(entry: NewEntry, limits?: AcceptLimits): Promise<Acceptance> {
    const { key } = entry;
    for (let known = key && this.#keys.find(key.name); known; known = key && this.#keys.find(key.name)) {
      const id = await this.#idOfRepeated(entry, known);
      if (id !== undefined) return { id, isRepeated: true };
    }
    // No await between the last look for the key and its use, so that one of several concurrent messages gets here.
    const storing = this.#store(limits?.count() ?? entry);
    if (key) this.#keys.add(key, storing);
    try {
      return { id: await storing, isRepeated: false };
    } catch (error) {
      limits?.refund();
      throw error;
    }
  }

  /**
   * Returns the id of the message of a known key. A key counts only while its message exists: undefined, and the key is forgotten,
   * when the message was removed. Also for a suspected message, which nobody gets, when the new one is not suspected.
   */
  async #idOfRepeated({ key, isSuspected }: NewEntry, known: KnownKey): Promise<string | undefined> {
    const id = await known.stored;
    const state = (await this.folders.currentState(id)) ?? ((await this.#isInMemory(id)) ? 'queued' : undefined);
    if (key && (state === undefined || (state === 'suspected' && !isSuspected))) {
      this.#keys.forget(key.name, known);
      return undefined;
    }
    if (known.content !== key?.content) throw new KeyConflictError();
    return id;
  }

  /** True for a queued message whose file is missing: it is delivered from memory, and stored again when its folder was removed. */
  async #isInMemory(id: string): Promise<boolean> {
    return this.#consumer.pending().some((entry) => entry.id === id) && !(await this.folders.isErased(id));
  }

  /**
   * Records a failed attempt. Schedules the next one after `wait` milliseconds, or moves the message to `dead` when
   * `wait` is undefined. Returns the updated entry. On a full disk only this process knows of the attempt. Throws when
   * the move fails.
   */
  recordFailure(entry: Entry, outcome: string, wait: number | undefined): Promise<Entry> {
    return this.#deliveries.recordFailure(entry, outcome, wait);
  }

  /**
   * Records that a message was delivered. A restart after this does not deliver it again; after one before this, the mail server gets
   * it twice, with the same Message-ID. Moves it to `sent` first, because that rarely needs disk space. When the move fails, marks the message in its file; a later `check` moves it. Throws when
   * both fail.
   */
  recordSent(entry: Entry): Promise<void> {
    return this.#deliveries.recordSent(entry);
  }

  /** Finds messages, newest first. */
  find(query: MessageQuery): Promise<FoundMessage[]> {
    return findMessages(this.folders, query);
  }

  /** Reads a message in whatever state it is. Undefined when there is none. */
  async read(id: string): Promise<Entry | undefined> {
    const state = await this.folders.stateOf(id);
    return state && this.folders.read(state, id);
  }

  /**
   * Removes a message with its files, in whatever state it is, and the automatic mails to its visitor. Returns false while it is
   * being delivered.
   */
  async remove(id: string): Promise<boolean> {
    const entry = await this.read(id);
    if (this.#consumer.isDelivering(id)) return false;
    this.#consumer.drop(id);
    await this.folders.removeAll(id);
    if (entry) await eraseMailsToVisitor(this.folders, entry);
    await this.#finishErasures();
    return true;
  }

  /** Returns true for a message that another process erased. */
  isErased({ id }: Pick<Entry, 'id'>): Promise<boolean> {
    return this.folders.isErased(id);
  }

  /**
   * Ensures that this process owns the folder. When somebody removed it or its lock, locks it again and stores the queue again.
   * Throws `FolderInUseError` when another process has locked it.
   */
  ensureLocked(): Promise<void> {
    return this.#folder.ensureOwned();
  }

  /**
   * Checks the lock, the folders and the free space, forgets messages that another process erased, and adds those that were moved to
   * `queued` by hand. Throws the first error.
   */
  async check(): Promise<void> {
    await this.ensureLocked();
    if (await this.folders.create()) await this.#folder.restore();
    await this.#finishErasures();
    const { log, clock } = this.#options;
    const [storing, { marked }] = [this.#storing, this.#deliveries];
    await pickUpQueued({ folders: this.folders, consumer: this.#consumer, storing, marked, log, now: clock.now() });
    await this.webhooks.pickUp();
    await this.folders.probe();
  }

  /** Counts the `dead` messages. */
  async countDead(): Promise<number> {
    return (await this.folders.listIds('dead')).length;
  }

  /** Counts the messages that webhooks did not accept until the last attempt. */
  async countDeadWebhooks(): Promise<number> {
    return (await this.folders.listNames('webhooks-dead')).length;
  }

  /**
   * Removes old drafts, uploads without a message, and a share of the expired messages; sent, suspected and dead ones unless
   * `keepDays` is undefined. Removes nothing until the clock has gone steadily for a day.
   */
  async removeExpired(keepDays: number | undefined): Promise<Removed[]> {
    if (await this.#clockCheck.isUncertain()) return [];
    const now = this.#options.clock.now();
    await this.folders.removeOldDrafts(now);
    await removeLeftovers(this.folders, now);
    const pending = await this.pending.removeExpired();
    return keepDays === undefined ? pending : [...pending, ...(await removeExpired(this.folders, keepDays, now))];
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

  async #store({ isSuspected, key, files = [], webhooks = [], ...message }: NewEntry): Promise<string> {
    const now = this.#options.clock.now();
    const id = newId(now);
    const state = firstState({ isSuspected, ...message });
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
      const jobs = await this.webhooks.write(id, state === 'queued' ? webhooks : []);
      await this.#write(state, entry);
      if (state === 'queued') this.#consumer.add(entry);
      this.webhooks.enqueue(jobs);
    } catch (error) {
      // A message that was not acknowledged must not be delivered, because the visitor will send it again.
      await this.folders.remove(state, id).catch(() => undefined);
      throw new NotStoredError(error);
    } finally {
      this.#storing.delete(id);
    }
    this.#options.log('accepted', { id, state });
    return id;
  }

  #finishErasures(): Promise<void> {
    const isBusy = (id: string): boolean => this.#consumer.isDelivering(id) || this.#storing.has(id);
    return finishErasures(this.folders, { consumer: this.#consumer, isBusy });
  }

  /** Writes the file of a message. Restores missing folders. */
  async #write(state: WrittenState, entry: Entry): Promise<void> {
    await writeEntry(this.folders, state, entry).catch(async (error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
      await this.#folder.restore();
      await writeEntry(this.folders, state, entry);
    });
  }
}
