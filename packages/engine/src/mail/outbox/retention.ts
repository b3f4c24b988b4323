import { rm, stat } from 'node:fs/promises';
import { idTime, type State } from './entry.ts';
import type { OutboxFolders } from './folders.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * How many times as long as sent messages the others stay. Nobody has received those, so an operator gets half a year
 * by default to find them. Queued messages are never removed.
 */
const factors = { sent: 1, suspected: 6, dead: 6 } as const satisfies Partial<Record<State, number>>;

/** How many messages were removed, by state. */
export type Removed = { state: keyof typeof factors; count: number };

/**
 * Removes messages that are older than `keepDays` days (at least 1, longer than idempotency keys are known), or six
 * times as old when they were not delivered. The age counts from the last change of the file.
 */
export async function removeExpired(folders: OutboxFolders, keepDays: number, now: number): Promise<Removed[]> {
  const removed: Removed[] = [];
  for (const state of ['sent', 'suspected', 'dead'] as const) {
    const before = now - keepDays * factors[state] * day;
    const old = (await folders.ids(state)).filter((id) => id < idTime(before));
    let count = 0;
    for (const id of old) {
      const { mtimeMs = now } = (await stat(folders.file(state, id)).catch(() => undefined)) ?? {};
      if (mtimeMs >= before) continue;
      await rm(folders.file(state, id), { force: true });
      await folders.removeMail(id);
      count += 1;
    }
    if (count > 0) removed.push({ state, count });
  }
  return removed;
}
