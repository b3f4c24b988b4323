import { HttpError } from '../http-error.ts';

type RateLimitOptions = {
  /** The maximum number of requests within `window` milliseconds. */
  count: number;
  window: number;
  /** A monotonic clock in milliseconds. */
  elapsed: () => number;
};

/** The maximum number of clients. Bounds the memory: beyond it, the least recent client is evicted. */
const capacity = 10_000;

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
    recent.push(now);
    this.#hits.delete(client);
    this.#hits.set(client, recent);
    if (this.#hits.size > capacity) this.#evictOldest();
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

  #evictOldest(): void {
    const [oldestClient] = this.#hits.keys();
    if (oldestClient !== undefined) this.#hits.delete(oldestClient);
  }
}

/** Throws an `HttpError` with status 429 when a client has to wait, in milliseconds. */
export function throwWhenLimited(wait: number): void {
  if (wait === 0) return;
  const seconds = Math.ceil(wait / 1000);
  const values = { count: Math.ceil(seconds / 60) };
  throw new HttpError(429, 'tooManyMessages', { values, headers: { 'Retry-After': String(seconds) } });
}
