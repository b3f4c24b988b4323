import { stat } from 'node:fs/promises';
import { formatIdTime, type State } from './entry.ts';
import type { OutboxFolders } from './folders.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * The retention period of each state as a multiple of `keepDays`. Nobody has received `suspected` and `dead` messages,
 * so an operator has a year by default to find them. Queued messages are never removed.
 */
const retentionFactors = { sent: 1, suspected: 2, dead: 2 } as const satisfies Partial<Record<State, number>>;

/** The number of messages removed from a state. */
export type Removed = { state: keyof typeof retentionFactors; count: number };

/**
 * Removes sent messages after `keepDays` days and undelivered ones after twice as long. `keepDays` is at least 1, so
 * that a message outlives its idempotency key. `now` is in milliseconds. The age counts from the last change of the file.
 */
export async function removeExpired(folders: OutboxFolders, keepDays: number, now: number): Promise<Removed[]> {
  const removed: Removed[] = [];
  for (const state of ['sent', 'suspected', 'dead'] as const) {
    const before = now - keepDays * retentionFactors[state] * day;
    const old = (await folders.listIds(state)).filter((id) => id < formatIdTime(before));
    let count = 0;
    for (const id of old) {
      const { mtimeMs = now } = (await stat(folders.file(state, id)).catch(() => undefined)) ?? {};
      if (mtimeMs >= before) continue;
      await folders.remove(state, id);
      count += 1;
    }
    if (count > 0) removed.push({ state, count });
  }
  return removed;
}
