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
