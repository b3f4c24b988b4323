import type { Entry } from './entry.ts';

/** What a queue contains: something to deliver, with its attempts. */
export type QueueItem = Pick<Entry, 'id' | 'attempts' | 'nextAttemptAt'>;

/** Delivers the items of a queue. */
export type QueueConsumer<Item extends QueueItem = Entry> = {
  /** Called for every item that is added to the queue. */
  add: (item: Item) => void;
  /** Returns true for an item that is not delivered yet. */
  has: (id: string) => boolean;
  /** Returns true while an item is being delivered. */
  isDelivering: (id: string) => boolean;
  /** Returns the items that are not delivered yet. The outbox stores them again when their files are missing. */
  pending: () => readonly Item[];
  /** Called for an item that is no longer in the queue. */
  drop: (id: string) => void;
};

/** A queue on the disk. */
export type DeliveryQueue<Item extends QueueItem> = {
  /** The items that were in the queue when it was opened, oldest first. */
  readonly initialQueue: readonly Item[];
  /** Sets the consumer of the queue. */
  attach: (consumer: QueueConsumer<Item>) => void;
  /** Ensures that this process owns the folder of the queue. Throws when another process does. */
  ensureLocked: () => Promise<void>;
  /** Returns true for an item that somebody erased. It must not be delivered any more. */
  isErased: (item: Item) => Promise<boolean>;
  /** Records that an item was delivered. No later restart delivers it again, but one that comes before this is recorded does. */
  recordSent: (item: Item) => Promise<void>;
  /** Records a failed attempt. Schedules the next one after `wait` milliseconds, or none when `wait` is undefined. */
  recordFailure: (item: Item, outcome: string, wait: number | undefined) => Promise<Item>;
};
