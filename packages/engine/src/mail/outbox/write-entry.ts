import { open } from 'node:fs/promises';
import { moveDurably, writeDurably } from './durable-files.ts';
import { type Entry, fileName, type State } from './entry.ts';
import type { OutboxFolders } from './folders.ts';

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
export async function markDelivered(folders: OutboxFolders, id: string): Promise<void> {
  const file = await open(folders.file('queued', id), 'r+');
  try {
    const { buffer } = await file.read(
      Buffer.alloc(filePrefix.length + notDelivered.length),
      0,
      filePrefix.length + notDelivered.length,
      0,
    );
    if (buffer.toString('latin1') !== filePrefix + notDelivered) throw new Error('The file does not start with its mark.');
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
