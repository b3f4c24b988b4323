/** Pauses all deliveries while the mail server fails for every message. Times are in milliseconds of `clock.elapsed`. */
export class QueuePause {
  readonly #durations: readonly number[];
  #count = 0;
  #until = 0;
  #since = 0;

  constructor(durations: readonly number[]) {
    this.#durations = durations;
  }

  /** True from the first failure until a delivery reaches the server again. */
  get isActive(): boolean {
    return this.#count > 0;
  }

  /** Returns how long the queue has been paused. */
  duration(now: number): number {
    return this.isActive ? now - this.#since : 0;
  }

  /** Returns the time until the next attempt; 0 when it is due. */
  remaining(now: number): number {
    return this.isActive ? Math.max(0, this.#until - now) : 0;
  }

  /** Starts or extends the pause. Returns its duration, or undefined when a parallel delivery has started it already. */
  start(now: number): number | undefined {
    if (this.remaining(now) > 0) return undefined;
    if (!this.isActive) this.#since = now;
    const wait = this.#durations[this.#count] ?? this.#durations.at(-1) ?? 0;
    this.#count += 1;
    this.#until = now + wait;
    return wait;
  }

  /** Ends the pause. Returns false when there was none. */
  end(): boolean {
    const wasActive = this.isActive;
    this.#count = 0;
    return wasActive;
  }
}
