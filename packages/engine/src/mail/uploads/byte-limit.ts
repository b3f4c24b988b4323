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
    this.#used.delete(client);
    this.#used.set(client, { bytes: used, at: this.#options.elapsed() });
    const [oldest] = this.#used.keys();
    if (this.#used.size > capacity && oldest !== undefined) this.#used.delete(oldest);
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
