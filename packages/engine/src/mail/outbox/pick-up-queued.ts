import { existsSync } from 'node:fs';
import type { Log } from '../log.ts';
import { asQueued } from './entry.ts';
import type { OutboxFolders } from './folders.ts';
import type { QueueConsumer } from './queue-consumer.ts';
import { isDelivered, moveDelivered } from './write-entry.ts';

type PickUpOptions = {
  folders: OutboxFolders;
  consumer: QueueConsumer;
  /** Ids that are being stored; their files may exist already. */
  storing: ReadonlySet<string>;
  /** Ids of delivered messages that could not be moved to `sent`. */
  marked: Set<string>;
  log: Log;
  now: number;
};

/** Adds messages to the queue that somebody moved to `queued` by hand, and moves delivered ones from there to `sent`. */
export async function pickUpQueued({ folders, consumer, storing, marked, log, now }: PickUpOptions): Promise<void> {
  for (const id of await folders.listIds('queued')) {
    if (storing.has(id) || consumer.has(id)) continue;
    const entry = await folders.read('queued', id);
    // Checked again, with no await afterwards: the message may have been stored or delivered during the read.
    if (!entry || storing.has(id) || consumer.has(id) || !existsSync(folders.file('queued', id))) continue;
    if (marked.has(id) || isDelivered(entry)) {
      if (await moveDelivered(folders, id)) marked.delete(id);
    } else {
      log('queued-by-hand', { id });
      consumer.add(asQueued(entry, now));
    }
  }
}
