import { rm } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { moveDurably } from './durable-files.ts';
import type { Entry, State } from './entry.ts';
import { errorCode } from './error-code.ts';
import type { OutboxFolders } from './folders.ts';
import { markDelivered } from './write-entry.ts';

type DeliveryRecordOptions = {
  folders: OutboxFolders;
  /** Writes the file of a message. Restores missing folders. */
  write: (state: 'queued' | 'sent', entry: Entry) => Promise<void>;
  clock: Clock;
  log: Log;
};

/** Records attempts to deliver messages in their files. A process that ends between a delivery and its record delivers again: at least once. */
export class DeliveryRecord {
  /** Ids of delivered messages that are still in `queued`. */
  readonly marked = new Set<string>();
  readonly #options: DeliveryRecordOptions;

  constructor(options: DeliveryRecordOptions) {
    this.#options = options;
  }

  /** See `Outbox.recordFailure`. */
  async recordFailure(entry: Entry, outcome: string, wait: number | undefined): Promise<Entry> {
    const { nextAttemptAt: _, ...rest } = this.#withAttempt(entry, outcome);
    const next = wait === undefined ? {} : { nextAttemptAt: new Date(this.#options.clock.now() + wait).toISOString() };
    const updated = { ...rest, ...next };
    await this.#writeAttempt('queued', updated);
    // Nobody has to look after a reply that could not be delivered: the visitor's address was wrong.
    if (wait === undefined) await (entry.isAutoReply ? this.#options.folders.remove('queued', entry.id) : this.#move(entry.id, 'dead'));
    return updated;
  }

  /** See `Outbox.recordSent`. */
  async recordSent(entry: Entry): Promise<void> {
    const { folders, write } = this.#options;
    const { nextAttemptAt: _, ...rest } = this.#withAttempt(entry, 'sent');
    const sent = { ...rest, delivered: true };
    try {
      await this.#move(entry.id, 'sent');
      await this.#writeAttempt('sent', sent);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') {
        await write('sent', sent);
        // Restoring the folder may have written it again.
        await rm(folders.file('queued', entry.id), { force: true });
      } else {
        await markDelivered(folders, entry.id).catch(() => Promise.reject(error));
        this.marked.add(entry.id);
      }
    }
    await folders.removeEml(entry.id).catch(() => undefined);
  }

  #withAttempt(entry: Entry, outcome: string): Entry {
    return { ...entry, attempts: [...entry.attempts, { at: new Date(this.#options.clock.now()).toISOString(), outcome }] };
  }

  /** Writes the last attempt to the file of a message. Only logs a failure, because the folder determines the state. */
  async #writeAttempt(state: 'queued' | 'sent', entry: Entry): Promise<void> {
    await this.#options.write(state, entry).catch((error: unknown) => {
      this.#options.log('attempt-not-recorded', { id: entry.id, code: errorCode(error) });
    });
  }

  #move(id: string, state: State): Promise<void> {
    const { folders } = this.#options;
    return moveDurably(folders.file('queued', id), folders.file(state, id));
  }
}
