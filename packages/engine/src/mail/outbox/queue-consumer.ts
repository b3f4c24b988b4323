import type { Entry } from './entry.ts';

/** Delivers the messages of the queue. */
export type QueueConsumer = {
  /** Called for every message that is added to the queue. */
  add: (entry: Entry) => void;
  /** Returns true for a message that is not delivered yet. */
  has: (id: string) => boolean;
  /** Returns true while a message is being delivered. */
  isDelivering: (id: string) => boolean;
  /** Returns the messages that are not delivered yet. The outbox stores them again when their files are missing. */
  pending: () => readonly Entry[];
  /** Called for a message that is no longer in the queue. */
  drop: (id: string) => void;
};
