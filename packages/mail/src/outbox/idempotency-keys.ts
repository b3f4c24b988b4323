import type { Entry } from './entry.ts';

/** How long the idempotency key of a client is known, in milliseconds. 24 hours, as at Stripe, the usual example of this header. */
export const keyLifetime = 24 * 60 * 60 * 1000;
/**
 * How long a key is known that the service derived from the content, in milliseconds. Ten minutes, enough for a second click and
 * a reload: later, the same content is more probably meant as another message.
 */
const derivedKeyLifetime = 10 * 60 * 1000;

type Key = NonNullable<Entry['key']>;
/** A key that was used. `stored` is the promise of storing its message, with its id. */
export type KnownKey = { content: string; stored: Promise<string>; until: number };

/** The idempotency keys that are still known, by monotonic time, so that a clock change expires none too early. */
export class IdempotencyKeys {
  readonly #byName = new Map<string, KnownKey>();
  readonly #elapsed: () => number;

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /** Returns a known key. Undefined for a new one. Its message may have been removed since: then call `forget`. */
  find(name: string): KnownKey | undefined {
    this.#removeExpired();
    return this.#byName.get(name);
  }

  /** Adds a key. `stored` is the promise of storing its message, `age` the time since then in milliseconds. */
  add({ name, content, isDerived }: Key, stored: Promise<string>, age = 0): void {
    const lifetime = isDerived ? derivedKeyLifetime : keyLifetime;
    const known = { content, stored, until: this.#elapsed() + lifetime - Math.max(0, age) };
    this.#byName.set(name, known);
    // A message that could not be stored was not accepted, so its key may be used again.
    stored.catch(() => this.forget(name, known));
  }

  /** Removes a key, unless it was used again in the meantime. */
  forget(name: string, known: KnownKey): void {
    if (this.#byName.get(name) === known) this.#byName.delete(name);
  }

  #removeExpired(): void {
    const now = this.#elapsed();
    for (const [name, { until }] of this.#byName) if (until <= now) this.#byName.delete(name);
  }
}
