import type { Entry } from './entry.ts';

/** What delivers the queued messages. */
export type QueueConsumer = {
  /** Receives every message that is queued from now on. */
  add: (entry: Entry) => void;
  /** True for a message that is not delivered yet. */
  has: (id: string) => boolean;
  /** The messages that are not delivered yet. They are stored again when their files are gone. */
  pending: () => readonly Entry[];
  /** Forgets a message that is not queued any more. */
  drop: (id: string) => void;
};
