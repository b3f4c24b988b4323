import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type Entry, isId, states } from './entry.ts';
import { addressesIn, collectMessages, type FoundMessage } from './find-messages.ts';
import type { OutboxFolders } from './folders.ts';
import type { QueueConsumer } from './queue.ts';

/**
 * Erases a message with its files, in whatever state it is. Also for another process than the service: the mark in `erased` is written
 * first, and tells a running service not to deliver the message from memory, and to remove what it writes of it meanwhile.
 */
export async function eraseMessage(folders: OutboxFolders, id: string): Promise<void> {
  await mkdir(folders.path('erased'), { recursive: true, mode: 0o700 });
  await writeFile(folders.path('erased', id), '', { mode: 0o600, flush: true });
  await folders.removeAll(id);
}

/**
 * Removes what is left of erased messages, and their marks. `consumer` forgets them. Leaves those that `isBusy` until the next call:
 * their files may be written again.
 */
export async function finishErasures(
  folders: OutboxFolders,
  { consumer, isBusy }: { consumer: Pick<QueueConsumer, 'drop'>; isBusy: (id: string) => boolean },
): Promise<void> {
  for (const id of (await folders.listNames('erased')).filter(isId)) {
    if (isBusy(id)) continue;
    consumer.drop(id);
    await folders.removeAll(id);
    await rm(folders.path('erased', id), { force: true });
  }
}

/**
 * Erases the automatic replies and the mails that ask to confirm, to every address in a removed message, unless another
 * message has the address. The outbox page does not list them, so nobody would find them afterwards.
 */
export async function eraseMailsToVisitor(folders: OutboxFolders, removed: Entry): Promise<void> {
  const addresses = new Set(addressesIn(removed).filter((one) => one.includes('@')));
  if (addresses.size === 0) return;
  const found = await collectMessages(folders, states, ({ entry }) => addressesIn(entry).some((one) => addresses.has(one)));
  const isMessage = ({ entry }: FoundMessage): boolean => entry.isAutoReply === undefined;
  const kept = new Set(found.filter(isMessage).flatMap(({ entry }) => addressesIn(entry)));
  for (const { entry } of found) if (!addressesIn(entry).some((one) => kept.has(one))) await eraseMessage(folders, entry.id);
}
