import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { asQueued, type Entry, fileName, formatIdTime, type State, states } from './entry.ts';
import { finishErasures } from './erase.ts';
import type { OutboxFolders } from './folders.ts';
import { type IdempotencyKeys, keyLifetime } from './idempotency-keys.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { isDelivered, moveDelivered } from './write-entry.ts';

/** What an outbox had when it was opened. */
export type Recovered = {
  /** The messages to deliver, oldest first. */
  queue: Entry[];
  /** The automatic mails to visitors of the last 24 hours, oldest first. */
  recentMailsToVisitors: Entry[];
};

type RecoveryOptions = { folders: OutboxFolders; keys: IdempotencyKeys; clock: Clock; log: Log };

/**
 * Recovers an outbox after a crash or shutdown: quarantines unreadable files, finishes interrupted moves, and loads the
 * idempotency keys of the last 24 hours into `keys`. Finishes interrupted erasures first. Works on a full disk.
 */
export async function recover({ folders, keys, clock, log }: RecoveryOptions): Promise<Recovered> {
  await finishErasures(folders, { consumer: { drop: () => undefined }, isBusy: () => false });
  const removed = await folders.removeOldDrafts(clock.now());
  if (removed > 0) log('drafts-removed', { count: removed });
  await folders.quarantineUnknownFiles(log);
  const leftovers = await removeLeftovers(folders, clock.now());
  if (leftovers > 0) log('leftovers-removed', { count: leftovers });
  const waiting: Entry[] = [];
  const recent: { entry: Entry; state: State }[] = [];
  const yesterday = formatIdTime(clock.now() - keyLifetime);
  for (const state of states) {
    const ids = await folders.listIds(state);
    // Only the keys of messages in other states are needed.
    for (const id of state === 'queued' ? ids : ids.filter((one) => one > yesterday)) {
      const entry = await folders.read(state, id);
      if (!entry) await folders.quarantine(state, fileName(id), log);
      else recent.push({ entry, state });
      if (entry && state === 'queued') waiting.push(entry);
    }
  }
  recent.sort((a, b) => a.entry.acceptedAt.localeCompare(b.entry.acceptedAt));
  // Suspected messages first: of two messages with one key, the key belongs to the one that was accepted after all.
  recent.sort((a, b) => Number(b.state === 'suspected') - Number(a.state === 'suspected'));
  for (const { key, id, acceptedAt } of recent.map(({ entry }) => entry))
    if (key) keys.add(key, Promise.resolve(id), clock.now() - Date.parse(acceptedAt));
  const unfinished: Entry[] = [];
  for (const entry of waiting) {
    if (isDelivered(entry)) await moveDelivered(folders, entry.id);
    else unfinished.push(asQueued(entry, clock.now()));
  }
  const recentMailsToVisitors = recent.flatMap(({ entry }) => (entry.isAutoReply && entry.id > yesterday ? [entry] : []));
  return { queue: unfinished, recentMailsToVisitors };
}
