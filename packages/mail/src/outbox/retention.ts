import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { writeDurably } from './durable-files.ts';
import { formatIdTime, type State, states, timeOfId } from './entry.ts';
import type { OutboxFolders } from './folders.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

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

const fileName = 'clock';

/** How far the clock may be from the expected time, in milliseconds: more than a correction over the network ever is. */
const tolerance = hour;
/** How far the clock may be ahead of the last time of an earlier process, in milliseconds. The machine may have been off that long. */
const longestStop = 7 * day;
/** How long the clock must go steadily after a jump before it counts, in milliseconds. Long enough for somebody to notice. */
const probation = day;

/** The period in which the clock goes steadily: when it began, and its last known time, both as wall-clock time in milliseconds. */
const periodSchema = z.strictObject({ since: z.number(), seen: z.number() });
type Period = z.output<typeof periodSchema>;

type ClockCheckOptions = { folders: OutboxFolders; clock: Clock; log: Log };

/**
 * Judges whether the age of messages can be trusted. A wrong clock would delete every message at once. So the clock is compared
 * with monotonic time, and at a start with the last time of the earlier process, which is in a file of the outbox.
 */
export class ClockCheck {
  readonly #options: ClockCheckOptions;
  #period: Period | undefined;
  /** The monotonic time at which `#period.seen` was read. Undefined for a period of an earlier process. */
  #seenAt: number | undefined;

  constructor(options: ClockCheckOptions) {
    this.#options = options;
  }

  /** Returns true while nothing may be deleted: until the clock has gone steadily for 24 hours. Logs each jump. */
  async isUncertain(): Promise<boolean> {
    const { folders, clock, log } = this.#options;
    const now = clock.now();
    const elapsed = clock.elapsed();
    const period = this.#period ?? (await readPeriod(folders)) ?? (await periodOfMessages(folders)) ?? { since: now, seen: now };
    const isSteady =
      this.#seenAt === undefined
        ? now >= period.seen - tolerance && now <= period.seen + longestStop
        : Math.abs(now - period.seen - (elapsed - this.#seenAt)) <= tolerance;
    if (!isSteady) log('clock-jumped', { hours: Math.round((now - period.seen) / hour) });
    this.#period = { since: isSteady ? period.since : now, seen: now };
    this.#seenAt = elapsed;
    // On a full disk the file is written later. Until then, the time of the earlier process counts.
    await writePeriod(folders, this.#period).catch(() => undefined);
    return now - this.#period.since < probation;
  }
}

async function readPeriod(folders: OutboxFolders): Promise<Period | undefined> {
  try {
    return periodSchema.safeParse(JSON.parse(await readFile(join(folders.root, fileName), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Returns the period in which the messages of an outbox without that file were accepted. Undefined when there are none. */
async function periodOfMessages(folders: OutboxFolders): Promise<Period | undefined> {
  const times: number[] = [];
  for (const state of states) times.push(...(await folders.listIds(state)).map(timeOfId));
  times.sort((a, b) => a - b);
  const since = times[0];
  const seen = times.at(-1);
  return since === undefined || seen === undefined ? undefined : { since, seen };
}

const writePeriod = (folders: OutboxFolders, period: Period): Promise<void> =>
  writeDurably(`${JSON.stringify(period)}\n`, { unfinished: folders.path('drafts', fileName), target: join(folders.root, fileName) });
