import { open, rm } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { moveDurably, writeDurably } from './durable-files.ts';
import { type Entry, fileName, type State } from './entry.ts';
import { errorCode } from './errors.ts';
import type { OutboxFolders } from './folders.ts';
import type { DeliveryQueue } from './queue.ts';

type DeliveryRecordOptions = {
  folders: OutboxFolders;
  /** Writes the file of a message. Restores missing folders. */
  write: (state: 'queued' | 'sent', entry: Entry) => Promise<void>;
  clock: Clock;
  log: Log;
};

/** Records attempts to deliver messages in their files. */
export type DeliveryRecord = Pick<DeliveryQueue<Entry>, 'recordSent' | 'recordFailure'> & {
  /** Ids of delivered messages that are still in `queued`. */
  readonly marked: Set<string>;
};

/** Creates the record of an outbox. A process that ends between a delivery and its record delivers again: at least once. */
export function createDeliveryRecord({ folders, write, clock, log }: DeliveryRecordOptions): DeliveryRecord {
  const marked = new Set<string>();
  const withAttempt = ({ nextAttemptAt: _, ...entry }: Entry, outcome: string): Entry => ({
    ...entry,
    attempts: [...entry.attempts, { at: new Date(clock.now()).toISOString(), outcome }],
  });
  /** Only logs a failure, because the folder determines the state. */
  const writeAttempt = (state: 'queued' | 'sent', entry: Entry): Promise<void> =>
    write(state, entry).catch((error: unknown) => log('attempt-not-recorded', { id: entry.id, code: errorCode(error) }));
  const move = (id: string, state: State): Promise<void> => moveDurably(folders.file('queued', id), folders.file(state, id));
  return {
    marked,
    recordFailure: async (entry, outcome, wait) => {
      const next = wait !== undefined && { nextAttemptAt: new Date(clock.now() + wait).toISOString() };
      const updated = { ...withAttempt(entry, outcome), ...next };
      await writeAttempt('queued', updated);
      // Nobody has to look after a reply that could not be delivered: the visitor's address was wrong.
      if (wait === undefined) await (entry.isAutoReply ? folders.remove('queued', entry.id) : move(entry.id, 'dead'));
      return updated;
    },
    recordSent: async (entry) => {
      const sent = { ...withAttempt(entry, 'sent'), delivered: true };
      try {
        await move(entry.id, 'sent');
        await writeAttempt('sent', sent);
      } catch (error) {
        if (errorCode(error) === 'ENOENT') {
          await write('sent', sent);
          // Restoring the folder may have written it again.
          await rm(folders.file('queued', entry.id), { force: true });
        } else {
          await markDelivered(folders, entry.id).catch(() => Promise.reject(error));
          marked.add(entry.id);
        }
      }
      await folders.removeEml(entry.id).catch(() => undefined);
    },
  };
}

/** The beginning of every file, up to the value of its first field. */
const filePrefix = '{\n  "delivered": ';
const notDelivered = 'false';
/** Padded to the length of `notDelivered`; JSON ignores the space. */
const delivered = 'true ';

/** The states in which messages are written. They get to `dead` by a move. */
export type WrittenState = Exclude<State, 'dead'>;

/** Writes the file of a message atomically. */
export function writeEntry(folders: OutboxFolders, state: WrittenState, entry: Entry): Promise<void> {
  const unfinished = folders.path('drafts', fileName(entry.id));
  const text = JSON.stringify({ delivered: false, ...entry }, undefined, 2);
  return writeDurably(`${text}\n`, { unfinished, target: folders.file(state, entry.id) });
}

/**
 * Marks a queued message as delivered by overwriting a few bytes of its file. On a full disk a move to `sent` can fail,
 * because the folder may need another block; overwriting needs none. Throws when the file does not start with the mark,
 * or on a full disk that copies on write.
 */
async function markDelivered(folders: OutboxFolders, id: string): Promise<void> {
  const file = await open(folders.file('queued', id), 'r+');
  try {
    const expected = filePrefix + notDelivered;
    const { buffer } = await file.read(Buffer.alloc(expected.length), 0, expected.length, 0);
    if (buffer.toString('latin1') !== expected) throw new Error('The file does not start with its mark.');
    await file.write(delivered, filePrefix.length, 'latin1');
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Returns true for a delivered message, also while its file is still in `queued`. */
export const isDelivered = (entry: Entry): boolean => entry.delivered === true || entry.attempts.at(-1)?.outcome === 'sent';

/** Moves a delivered message from `queued` to `sent`. Returns false when that fails; a later check retries. */
export async function moveDelivered(folders: OutboxFolders, id: string): Promise<boolean> {
  return moveDurably(folders.file('queued', id), folders.file('sent', id)).then(
    () => true,
    () => false,
  );
}
