import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { asQueued, type Entry, fileOf, idTime, states } from './entry.ts';
import type { OutboxFolders } from './folders.ts';
import { type KnownKeys, keyMilliseconds } from './known-keys.ts';
import { isDelivered, moveDelivered } from './write-entry.ts';

type Parts = { folders: OutboxFolders; keys: KnownKeys; clock: Clock; log: Log };

/**
 * Recovers an outbox after any kind of end: quarantines what can't be read, finishes moves that were begun, and loads
 * the idempotency keys of the last 24 hours. Returns the messages to deliver, oldest first. Works on a full disk.
 */
export async function recover({ folders, keys, clock, log }: Parts): Promise<Entry[]> {
  const removed = await folders.removeUnfinishedFiles(clock.now());
  if (removed > 0) log('drafts-removed', { count: removed });
  await folders.quarantineStrangers(log);
  const waiting: Entry[] = [];
  const recent: Entry[] = [];
  const yesterday = idTime(clock.now() - keyMilliseconds);
  for (const state of states) {
    const ids = await folders.ids(state);
    // Those that are done with are read for their keys alone.
    for (const id of state === 'queued' ? ids : ids.filter((one) => one > yesterday)) {
      const entry = await folders.read(state, id);
      if (!entry) await folders.quarantine(state, fileOf(id), log);
      else recent.push(entry);
      if (entry && state === 'queued') waiting.push(entry);
    }
  }
  recent.sort((a, b) => a.acceptedAt.localeCompare(b.acceptedAt));
  for (const { key, acceptedAt } of recent) if (key) keys.add(key, Promise.resolve(), clock.now() - Date.parse(acceptedAt));
  const unfinished: Entry[] = [];
  for (const entry of waiting) {
    if (isDelivered(entry)) await moveDelivered(folders, entry.id);
    else unfinished.push(asQueued(entry, clock.now()));
  }
  return unfinished;
}
