import type { Entry } from './entry.ts';

/** How long an idempotency key is known, in milliseconds. 24 hours, as at Stripe, the usual example of this header. */
export const keyLifetime = 24 * 60 * 60 * 1000;

type Key = NonNullable<Entry['key']>;
type KnownKey = { content: string; stored: Promise<string>; until: number };

/** The idempotency keys of the last 24 hours, by monotonic time, so that a clock change expires none too early. */
export class IdempotencyKeys {
  readonly #byName = new Map<string, KnownKey>();
  readonly #elapsed: () => number;

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /**
   * Returns the promise of storing the message of a key, with its id; undefined for a new key. Throws `KeyConflictError` when the key
   * belongs to another message.
   */
  find({ name, content }: Key): Promise<string> | undefined {
    this.#removeExpired();
    const known = this.#byName.get(name);
    if (known && known.content !== content) throw new KeyConflictError();
    return known?.stored;
  }

  /** Adds a key. `stored` is the promise of storing its message, `age` the time since then in milliseconds. */
  add({ name, content }: Key, stored: Promise<string>, age = 0): void {
    const known = { content, stored, until: this.#elapsed() + keyLifetime - Math.max(0, age) };
    this.#byName.set(name, known);
    // A message that could not be stored was not accepted, so its key may be used again.
    stored.catch(() => {
      if (this.#byName.get(name) === known) this.#byName.delete(name);
    });
  }

  #removeExpired(): void {
    const now = this.#elapsed();
    for (const [name, { until }] of this.#byName) {
      // Maps keep the order of insertion: the oldest key is the first one.
      if (until > now) return;
      this.#byName.delete(name);
    }
  }
}

/** An idempotency key was used for another message. */
export class KeyConflictError extends Error {
  override name = 'KeyConflictError';
}
