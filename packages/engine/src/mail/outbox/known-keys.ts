import type { Entry } from './entry.ts';

/** How long the key of a submission stands for its message. */
export const keyMilliseconds = 24 * 60 * 60 * 1000;

type Key = NonNullable<Entry['key']>;
type Known = { content: string; stored: Promise<void>; until: number };

/** The keys of the last 24 hours. Measured by time that never jumps, so that a wrong clock forgets none too early. */
export class KnownKeys {
  readonly #known = new Map<string, Known>();
  readonly #elapsed: () => number;

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /**
   * What became of the message of a key: a promise that ends as its storing does, or undefined for a new key.
   * Throws `KeyConflictError` when the key came with something else before.
   */
  find({ name, content }: Key): Promise<void> | undefined {
    this.#forgetOld();
    const known = this.#known.get(name);
    if (known && known.content !== content) throw new KeyConflictError();
    return known?.stored;
  }

  /** Remembers a key. `age` is for messages that were stored earlier, in milliseconds. */
  add({ name, content }: Key, stored: Promise<void>, age = 0): void {
    const known = { content, stored, until: this.#elapsed() + keyMilliseconds - Math.max(0, age) };
    this.#known.set(name, known);
    // A message that could not be stored was not accepted: the next try is a new one.
    stored.catch(() => {
      if (this.#known.get(name) === known) this.#known.delete(name);
    });
  }

  #forgetOld(): void {
    const now = this.#elapsed();
    for (const [name, { until }] of this.#known) {
      // The oldest stand first.
      if (until > now) return;
      this.#known.delete(name);
    }
  }
}

/** A key came again with another message. */
export class KeyConflictError extends Error {
  override name = 'KeyConflictError';
}
