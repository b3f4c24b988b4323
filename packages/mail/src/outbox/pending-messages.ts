import type { Clock } from '../clock.ts';
import { writeEntry } from './delivery-record.ts';
import { moveDurably } from './durable-files.ts';
import { type Entry, formatIdTime, timeOfId } from './entry.ts';
import type { OutboxFolders } from './folders.ts';
import { type Removed, removableShare } from './retention.ts';
import type { WebhookQueue } from './webhook-queue.ts';

/** How long a message waits for its visitor to confirm, in milliseconds. Three days, so that one sent on a Friday can be confirmed on Monday. */
export const pendingLifetime = 3 * 24 * 60 * 60 * 1000;

/** `confirmed`: now. `repeated`: it was confirmed earlier. `gone`: there is no such message. */
type Confirmation = 'confirmed' | 'repeated' | 'gone';

type PendingOptions = {
  folders: OutboxFolders;
  clock: Clock;
  webhooks: WebhookQueue;
  /** Ids of messages in `queued` that the consumer does not know yet. */
  storing: Set<string>;
  ensureLocked: () => Promise<void>;
  /** Starts to deliver a message. */
  enqueue: (entry: Entry) => void;
};

/** The messages that wait for their visitors to confirm. Nobody gets them before, and they are removed when nobody confirms. */
export class PendingMessages {
  readonly #options: PendingOptions;
  readonly #confirming = new Map<string, Promise<Confirmation>>();

  constructor(options: PendingOptions) {
    this.#options = options;
  }

  /**
   * Puts a pending message in the queue and those of its webhooks. Once this resolves, the message is accepted like any
   * other. Confirming it again changes nothing. Throws the error of the file system; the message is still pending then.
   */
  confirm(id: string, webhooks: readonly string[]): Promise<Confirmation> {
    const running = this.#confirming.get(id) ?? this.#confirm(id, webhooks).finally(() => this.#confirming.delete(id));
    this.#confirming.set(id, running);
    return running;
  }

  /** Returns true for a message that waits and can still be confirmed. */
  async has(id: string): Promise<boolean> {
    const { folders, clock } = this.#options;
    return timeOfId(id) + pendingLifetime >= clock.now() && (await folders.stateOf(id)) === 'pending';
  }

  /** Removes a message for which no link can be sent. */
  discard(id: string): Promise<void> {
    return this.#options.folders.remove('pending', id);
  }

  /** Removes messages that nobody confirmed in time, but a tenth of all at a time. Returns none when there are none. */
  async removeExpired(): Promise<Removed[]> {
    const { folders, clock } = this.#options;
    const before = formatIdTime(clock.now() - pendingLifetime);
    const ids = await folders.listIds('pending');
    const expired = ids.filter((id) => id < before && !this.#confirming.has(id));
    const share = expired.slice(0, removableShare(ids.length));
    for (const id of share) if (!this.#confirming.has(id)) await folders.remove('pending', id);
    return share.length === 0 ? [] : [{ state: 'pending', count: share.length, waiting: expired.length - share.length }];
  }

  async #confirm(id: string, webhooks: readonly string[]): Promise<Confirmation> {
    const { folders, clock, storing } = this.#options;
    await this.#options.ensureLocked();
    const pending = (await this.has(id)) ? await folders.read('pending', id) : undefined;
    if (!pending) {
      const state = await folders.stateOf(id);
      const entry = state && (await folders.read(state, id));
      return entry?.confirmation?.at === undefined ? 'gone' : 'repeated';
    }
    const at = new Date(clock.now()).toISOString();
    const entry = { ...pending, ...(pending.confirmation && { confirmation: { ...pending.confirmation, at } }) };
    storing.add(id);
    try {
      const jobs = await this.#options.webhooks.write(id, webhooks);
      await writeEntry(folders, 'pending', entry);
      await moveDurably(folders.file('pending', id), folders.file('queued', id));
      this.#options.enqueue(entry);
      this.#options.webhooks.enqueue(jobs);
    } finally {
      storing.delete(id);
    }
    return 'confirmed';
  }
}
