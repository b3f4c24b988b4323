type ByteLimitOptions = {
  /** The maximum number of bytes within `window` milliseconds. */
  bytes: number;
  window: number;
  /** A monotonic clock in milliseconds. */
  elapsed: () => number;
};

/** The maximum number of clients. Bounds the memory: beyond it, the least recent client is evicted. */
const capacity = 10_000;

/** Limits the bytes that each client uploads: a full budget at first, which refills evenly within the window. */
export class ByteLimit {
  readonly #options: ByteLimitOptions;
  /** The bytes that each client has used, and when that was counted. The most recent client is last. */
  readonly #used = new Map<string, { bytes: number; at: number }>();

  constructor(options: ByteLimitOptions) {
    this.#options = options;
  }

  /** Counts bytes of a client. Returns 0, or the time until these bytes fit in milliseconds, without counting them. */
  consume(client: string, bytes: number): number {
    const { bytes: limit, window, elapsed } = this.#options;
    const now = elapsed();
    const { bytes: before = 0, at = now } = this.#used.get(client) ?? {};
    const used = Math.max(0, before - ((now - at) * limit) / window) + bytes;
    if (used > limit) return Math.ceil(((used - limit) * window) / limit);
    this.#used.delete(client);
    this.#used.set(client, { bytes: used, at: now });
    const [oldest] = this.#used.keys();
    if (this.#used.size > capacity && oldest !== undefined) this.#used.delete(oldest);
    return 0;
  }
}
