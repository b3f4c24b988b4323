import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { asQueued, type Entry, fileName, formatIdTime, states } from './entry.ts';
import type { OutboxFolders } from './folders.ts';
import { type IdempotencyKeys, keyLifetime } from './idempotency-keys.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { isDelivered, moveDelivered } from './write-entry.ts';

type RecoveryOptions = { folders: OutboxFolders; keys: IdempotencyKeys; clock: Clock; log: Log };

/**
 * Recovers an outbox after a crash or shutdown: quarantines unreadable files, finishes interrupted moves, and loads the
 * idempotency keys of the last 24 hours into `keys`. Returns the messages to deliver, oldest first. Works on a full disk.
 */
export async function recover({ folders, keys, clock, log }: RecoveryOptions): Promise<Entry[]> {
  const removed = await folders.removeOldDrafts(clock.now());
  if (removed > 0) log('drafts-removed', { count: removed });
  await folders.quarantineUnknownFiles(log);
  const leftovers = await removeLeftovers(folders, clock.now());
  if (leftovers > 0) log('leftovers-removed', { count: leftovers });
  const waiting: Entry[] = [];
  const recent: Entry[] = [];
  const yesterday = formatIdTime(clock.now() - keyLifetime);
  for (const state of states) {
    const ids = await folders.listIds(state);
    // Only the keys of messages in other states are needed.
    for (const id of state === 'queued' ? ids : ids.filter((one) => one > yesterday)) {
      const entry = await folders.read(state, id);
      if (!entry) await folders.quarantine(state, fileName(id), log);
      else recent.push(entry);
      if (entry && state === 'queued') waiting.push(entry);
    }
  }
  recent.sort((a, b) => a.acceptedAt.localeCompare(b.acceptedAt));
  for (const { key, id, acceptedAt } of recent) if (key) keys.add(key, Promise.resolve(id), clock.now() - Date.parse(acceptedAt));
  const unfinished: Entry[] = [];
  for (const entry of waiting) {
    if (isDelivered(entry)) await moveDelivered(folders, entry.id);
    else unfinished.push(asQueued(entry, clock.now()));
  }
  return unfinished;
}
