type PaceOptions = {
  /** How many may start within how many milliseconds. */
  count: number;
  window: number;
  /** How far ahead starts may be reserved, in milliseconds. */
  longestWait: number;
  elapsed: () => number;
};

/** Spreads starts over time: no more than `count` within any `window`, later ones wait for their turn. */
export class Pace {
  readonly #options: PaceOptions;
  /** Reserved starts that still count, oldest first: `count` for each window of `longestWait`, and the latest `count`. */
  readonly #starts: number[] = [];

  constructor(options: PaceOptions) {
    this.#options = options;
  }

  /** Reserves turns that an earlier process gave away: each as many milliseconds from now. */
  restore(waits: readonly number[]): void {
    const now = this.#options.elapsed();
    this.#starts.push(...waits.toSorted((a, b) => a - b).map((wait) => now + wait));
  }

  /** Milliseconds until a turn can be reserved; 0 when one can be reserved now. Forgets starts that no longer count. */
  timeUntilFree(): number {
    const now = this.#options.elapsed();
    return Math.max(0, this.#next(now) - now - this.#options.longestWait);
  }

  /** Reserves the next turn. Returns how long it waits, in milliseconds: 0 when it may start now. */
  reserve(): number {
    const now = this.#options.elapsed();
    const start = this.#next(now);
    this.#starts.push(start);
    return start - now;
  }

  /** Takes back the turn that was reserved last. */
  refund(): void {
    this.#starts.pop();
  }

  #next(now: number): number {
    const { count, window } = this.#options;
    while ((this.#starts[0] ?? now) <= now - window) this.#starts.shift();
    return Math.max(now, (this.#starts.at(-count) ?? Number.NEGATIVE_INFINITY) + window);
  }
}
