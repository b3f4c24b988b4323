import { stat } from 'node:fs/promises';
import { formatIdTime, type State } from './entry.ts';
import type { OutboxFolders } from './folders.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * The retention period of each state as a multiple of `keepDays`. Nobody has received `suspected` and `dead` messages,
 * so an operator has a year by default to find them. Queued messages are never removed.
 */
const retentionFactors = { sent: 1, suspected: 2, dead: 2 } as const satisfies Partial<Record<State, number>>;

/** The number of messages removed from a state, and of expired ones that wait for the next time. */
export type Removed = { state: State; count: number; waiting: number };

/**
 * Returns how many of so many messages may be removed at a time: a tenth. Removals are an hour apart, so that somebody notices
 * when a mistake of any kind lets all messages expire, and there are always more than new ones.
 */
export const removableShare = (total: number): number => Math.ceil(total / 10);

/**
 * Removes sent messages after `keepDays` days and undelivered ones after twice as long, but a tenth of a folder at a time, the oldest
 * first. `keepDays` is at least 1, so that a message outlives its idempotency key. `now` is in milliseconds. The age counts from
 * the last change of the file.
 */
export async function removeExpired(folders: OutboxFolders, keepDays: number, now: number): Promise<Removed[]> {
  const removed: Removed[] = [];
  for (const state of ['sent', 'suspected', 'dead'] as const) {
    const before = now - keepDays * retentionFactors[state] * day;
    const ids = await folders.listIds(state);
    const expired: string[] = [];
    for (const id of ids.filter((one) => one < formatIdTime(before))) {
      const { mtimeMs = now } = (await stat(folders.file(state, id)).catch(() => undefined)) ?? {};
      if (mtimeMs < before) expired.push(id);
    }
    const share = expired.slice(0, removableShare(ids.length));
    for (const id of share) await folders.remove(state, id);
    if (share.length > 0) removed.push({ state, count: share.length, waiting: expired.length - share.length });
  }
  return removed;
}
