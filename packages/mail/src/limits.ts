import { HttpError } from './http-error.ts';

type RateLimitOptions = {
  /** The maximum number of requests within `window` milliseconds. */
  count: number;
  window: number;
  /** A monotonic clock in milliseconds. */
  elapsed: () => number;
};

/** The maximum number of clients. Bounds the memory: beyond it, the least recent client is evicted. */
const capacity = 10_000;

function setAsLatest<Value>(clients: Map<string, Value>, client: string, value: Value): void {
  clients.delete(client);
  clients.set(client, value);
  const [oldest] = clients.keys();
  if (clients.size > capacity && oldest !== undefined) clients.delete(oldest);
}

/** Limits the requests of each client in a sliding window. */
export class RateLimit {
  readonly #options: RateLimitOptions;
  /** The times of each client's recent requests, oldest first. The most recent client is last. */
  readonly #hits = new Map<string, number[]>();

  constructor(options: RateLimitOptions) {
    this.#options = options;
  }

  /** Counts a request of a client. Returns 0, or the time to wait in milliseconds without counting the request. */
  consume(client: string): number {
    const { count, window, elapsed } = this.#options;
    const now = elapsed();
    const recent = (this.#hits.get(client) ?? []).filter((at) => at > now - window);
    const [oldest = now] = recent;
    if (recent.length >= count) return Math.max(1, oldest + window - now);
    setAsLatest(this.#hits, client, [...recent, now]);
    return 0;
  }

  /** Counts a request of an earlier process, `age` milliseconds ago. Call this for the oldest request first. */
  restore(client: string, age: number): void {
    const hits = this.#hits.get(client) ?? [];
    hits.push(this.#options.elapsed() - age);
    this.#hits.set(client, hits);
  }

  /** Removes the last counted request of a client. */
  refund(client: string): void {
    this.#hits.get(client)?.pop();
  }
}

/** The error with status 429 for a client that has to wait, in milliseconds. */
export function tooManyMessages(wait: number): HttpError {
  const minutes = Math.ceil(Math.ceil(wait / 1000) / 60);
  return new HttpError(429, 'tooManyMessages', { values: { count: minutes }, retryAfter: wait });
}

type ThrottleOptions = {
  /** The maximum number of starts within `window` milliseconds. */
  count: number;
  window: number;
  /** How far ahead starts can be reserved, in milliseconds. */
  maxDelay: number;
  /** A monotonic clock in milliseconds. */
  elapsed: () => number;
};

/** Spreads starts over time: at most `count` within any `window`. Later ones are delayed. */
export class Throttle {
  readonly #options: ThrottleOptions;
  /** The reserved starts that still count, oldest first. */
  readonly #starts: number[] = [];

  constructor(options: ThrottleOptions) {
    this.#options = options;
  }

  /** Restores the reservations of an earlier process. `waits` are in milliseconds from now. */
  restore(waits: readonly number[]): void {
    const now = this.#options.elapsed();
    this.#starts.push(...waits.toSorted((a, b) => a - b).map((wait) => now + wait));
  }

  /** Returns the time until a start can be reserved, in milliseconds; 0 when one can be reserved now. */
  timeUntilAvailable(): number {
    const now = this.#options.elapsed();
    return Math.max(0, this.#next(now) - now - this.#options.maxDelay);
  }

  /** Reserves the next start. Returns the delay until then in milliseconds; 0 for now. */
  reserve(): number {
    const now = this.#options.elapsed();
    const start = this.#next(now);
    this.#starts.push(start);
    return start - now;
  }

  /** Cancels the last reservation. */
  refund(): void {
    this.#starts.pop();
  }

  #next(now: number): number {
    const { count, window } = this.#options;
    while ((this.#starts[0] ?? now) <= now - window) this.#starts.shift();
    return Math.max(now, (this.#starts.at(-count) ?? Number.NEGATIVE_INFINITY) + window);
  }
}

/**
 * Limits for deferred messages. Messages beyond `MAIL_RATE_TOTAL` within `windowMs` are stored and mailed later, at that
 * rate. A message that would wait longer than `maxDelayMs` is rejected, so that a flood stores at most 24 times the
 * hourly rate.
 */
export const deferral = { windowMs: 60 * 60_000, maxDelayMs: 24 * 60 * 60_000 } as const;

type ByteLimitOptions = {
  /** The maximum number of bytes within `window` milliseconds. */
  bytes: number;
  window: number;
  /** A monotonic clock in milliseconds. */
  elapsed: () => number;
};

/** Limits the bytes that each client uploads: a full budget at first, which refills evenly within the window. */
export class ByteLimit {
  readonly #options: ByteLimitOptions;
  /** The bytes that each client has used, and when that was counted. The most recent client is last. */
  readonly #used = new Map<string, { bytes: number; at: number }>();

  constructor(options: ByteLimitOptions) {
    this.#options = options;
  }

  /** Returns the time in milliseconds until a client may upload this many bytes; 0 for now. */
  timeUntil(client: string, bytes: number): number {
    const { bytes: limit, window } = this.#options;
    const excess = this.#usedBy(client) + Math.min(bytes, limit) - limit;
    return excess > 0 ? Math.ceil((excess * window) / limit) : 0;
  }

  /** Counts bytes of a client. Returns false, without counting them, when they exceed the limit. */
  consume(client: string, bytes: number): boolean {
    const used = this.#usedBy(client) + bytes;
    if (used > this.#options.bytes) return false;
    setAsLatest(this.#used, client, { bytes: used, at: this.#options.elapsed() });
    return true;
  }

  /** Gives back bytes that were counted and are not stored. */
  refund(client: string, bytes: number): void {
    if (this.#used.has(client)) this.#used.set(client, { bytes: this.#usedBy(client) - bytes, at: this.#options.elapsed() });
  }

  #usedBy(client: string): number {
    const { bytes: limit, window, elapsed } = this.#options;
    const { bytes = 0, at = 0 } = this.#used.get(client) ?? {};
    return Math.max(0, bytes - ((elapsed() - at) * limit) / window);
  }
}

/** The number of uploads at the same time, of one client and of all. Each may take minutes. */
const most = { perClient: 4, total: 64 };

/** The part of the free slots that one client may have: the fewer are free, the fewer it gets. The last ones are for other clients. */
const share = 1 / 8;

/** Limits the uploads at the same time, so that a few clients cannot take the slots of all. */
export class UploadSlots {
  readonly #running = new Map<string, number>();
  #count = 0;

  /** Takes a slot for a client. Returns false when it has enough, or none is free. */
  take(client: string): boolean {
    const own = this.#running.get(client) ?? 0;
    if (own >= Math.min(most.perClient, Math.ceil((most.total - this.#count) * share))) return false;
    this.#running.set(client, own + 1);
    this.#count += 1;
    return true;
  }

  /** Gives back a slot. */
  release(client: string): void {
    const own = this.#running.get(client) ?? 0;
    if (own > 1) this.#running.set(client, own - 1);
    else this.#running.delete(client);
    this.#count -= 1;
  }
}
