import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { isDelivered, moveDelivered, writeEntry } from './delivery-record.ts';
import { moveDurably } from './durable-files.ts';
import { asQueued, type Entry, fileName, formatIdTime, leadingId, type State, states } from './entry.ts';
import { finishErasures } from './erase.ts';
import { draftLifetime, OutboxFolders } from './folders.ts';
import { type IdempotencyKeys, keyLifetime } from './idempotency-keys.ts';
import type { QueueConsumer } from './queue.ts';

/** What an outbox had when it was opened. */
type Recovered = {
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

/** The folders with what belongs to messages. */
const folderNames = ['uploads', 'done', 'eml', 'webhooks-dead'] as const;

/**
 * Removes files and marks of messages that do not exist: of one that a crash interrupted before it was accepted, or that
 * somebody removed by hand. Only after an hour, because a message may be about to be written. Returns their number.
 */
export async function removeLeftovers(folders: OutboxFolders, now: number): Promise<number> {
  const quarantined = await folders.listNames('quarantine');
  let removed = 0;
  for (const folder of folderNames) {
    for (const name of await folders.listNames(folder)) {
      const id = leadingId(name);
      const path = folders.path(folder, name);
      const { mtimeMs = now } = (await stat(path).catch(() => undefined)) ?? {};
      if (id === undefined || now - mtimeMs < draftLifetime || quarantined.some((one) => one.includes(id))) continue;
      if ((await folders.currentState(id)) !== undefined) continue;
      await rm(path, { recursive: true, force: true });
      removed += 1;
    }
  }
  return removed;
}

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

/**
 * Moves all `dead` messages back to the queue, for mail and for webhooks. Returns their number. Works without the lock while the service runs: a
 * move is atomic, and the service only adds files to `dead` and picks up new files in `queued`.
 */
export async function requeueDead(folder: string): Promise<number> {
  const folders = new OutboxFolders(folder);
  const ids = await folders.listIds('dead');
  for (const id of ids) await moveDurably(folders.file('dead', id), folders.file('queued', id));
  const jobs = await folders.listNames('webhooks-dead');
  for (const name of jobs) await moveDurably(folders.path('webhooks-dead', name), folders.path('webhooks', name));
  return ids.length + jobs.length;
}
