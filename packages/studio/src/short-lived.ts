import { newSecret } from './state-files.ts';

/** The most values at a time. Beyond it, the oldest one ends, which bounds the memory. */
const capacity = 10_000;

/** Values that are stored for minutes under a new secret each. They are in memory: after a restart of the studio, people ask again. */
export class ShortLived<Value> {
  /** Oldest first. */
  readonly #entries = new Map<string, { value: Value; until: number }>();

  /** `lifetime`: in milliseconds. `elapsed`: a monotonic clock in milliseconds. */
  constructor(
    private readonly lifetime: number,
    private readonly elapsed: () => number = () => performance.now(),
  ) {}

  /** Stores a value, and returns its secret. */
  add(value: Value): string {
    for (const [secret, { until }] of this.#entries) {
      if (until > this.elapsed() && this.#entries.size < capacity) break;
      this.#entries.delete(secret);
    }
    const secret = newSecret();
    this.#entries.set(secret, { value, until: this.elapsed() + this.lifetime });
    return secret;
  }

  /** Returns the value of a secret. Undefined for an unknown secret, and when its time is over. */
  find(secret: string): Value | undefined {
    const entry = this.#entries.get(secret);
    return entry && entry.until > this.elapsed() ? entry.value : undefined;
  }

  /** Lets a value last as long as a new one. Returns false when its time is over. */
  renew(secret: string): boolean {
    const value = this.take(secret);
    if (value === undefined) return false;
    // At the end of the map, as the youngest one.
    this.#entries.set(secret, { value, until: this.elapsed() + this.lifetime });
    return true;
  }

  /** Removes the value of a secret, and returns it: of several calls, the first one gets it. */
  take(secret: string): Value | undefined {
    const value = this.find(secret);
    this.#entries.delete(secret);
    return value;
  }
}
