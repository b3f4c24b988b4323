import { open } from 'node:fs/promises';
import { moveDurably, writeDurably } from './durable.ts';
import { type Entry, fileOf } from './entry.ts';
import type { OutboxFolders } from './folders.ts';

/** How every file begins, up to the value of its first field. */
const start = '{\n  "delivered": ';
const notDelivered = 'false';
/** As long as `notDelivered`, and the same JSON as `true`. */
const delivered = 'true ';

/** Writes the file of a message. */
export function writeEntry(folders: OutboxFolders, state: 'queued' | 'sent' | 'suspected', entry: Entry): Promise<void> {
  const unfinished = folders.path('drafts', fileOf(entry.id));
  const text = JSON.stringify({ delivered: false, ...entry }, undefined, 2);
  return writeDurably(`${text}\n`, { unfinished, target: folders.file(state, entry.id) });
}

/**
 * Marks a queued message as delivered in its own file. On a full disk a move to `sent` can fail, because that folder may
 * need another block; these few bytes are overwritten in a block that the file has already. Throws when the file has
 * no mark to overwrite, or when the disk copies on write and is full.
 */
export async function markDelivered(folders: OutboxFolders, id: string): Promise<void> {
  const file = await open(folders.file('queued', id), 'r+');
  try {
    const { buffer } = await file.read(Buffer.alloc(start.length + notDelivered.length), 0, start.length + notDelivered.length, 0);
    if (buffer.toString('latin1') !== start + notDelivered) throw new Error('The file does not begin with its mark.');
    await file.write(delivered, start.length, 'latin1');
    await file.sync();
  } finally {
    await file.close();
  }
}

/** True when a message was delivered, but is still in `queued`. */
export const isDelivered = (entry: Entry): boolean => entry.delivered === true || entry.attempts.at(-1)?.outcome === 'sent';

/** Moves a delivered message from `queued` to `sent`. Returns false when that fails; it is tried again later. */
export async function moveDelivered(folders: OutboxFolders, id: string): Promise<boolean> {
  return moveDurably(folders.file('queued', id), folders.file('sent', id)).then(
    () => true,
    () => false,
  );
}
