import { rm } from 'node:fs/promises';
import type { OutboxFolders } from './folders.ts';
import type { QueueConsumer } from './queue-consumer.ts';
import { writeEntry } from './write-entry.ts';

/**
 * Stores pending messages again whose files were removed, and drops those that another process moved to `sent` or
 * `dead`. Returns the number of stored messages.
 */
export async function restorePending(folders: OutboxFolders, consumer: QueueConsumer): Promise<number> {
  let restored = 0;
  for (const entry of consumer.pending()) {
    if (await folders.isErased(entry.id)) continue;
    const state = await folders.stateOf(entry.id);
    if (state === undefined) {
      await writeEntry(folders, 'queued', entry);
      // A delivery may have finished during the write.
      if (await folders.isDone(entry.id)) await rm(folders.file('queued', entry.id), { force: true });
      else restored += 1;
    } else if (state !== 'queued') consumer.drop(entry.id);
  }
  return restored;
}
