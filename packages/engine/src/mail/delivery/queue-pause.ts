/** The pause of all deliveries while the mail server as a whole fails. Times are in milliseconds of `clock.elapsed`. */
export class QueuePause {
  readonly #waits: readonly number[];
  #count = 0;
  #until = 0;
  #since = 0;

  constructor(waits: readonly number[]) {
    this.#waits = waits;
  }

  /** True from the first failure until a delivery reaches the server. */
  get isActive(): boolean {
    return this.#count > 0;
  }

  /** How long the queue has been paused. */
  duration(now: number): number {
    return this.isActive ? now - this.#since : 0;
  }

  /** How long until the server is tried again; 0 when it may be tried now. */
  remaining(now: number): number {
    return this.isActive ? Math.max(0, this.#until - now) : 0;
  }

  /** Starts or extends the pause. Returns its length, or undefined when a parallel delivery has started it already. */
  start(now: number): number | undefined {
    if (this.remaining(now) > 0) return undefined;
    if (!this.isActive) this.#since = now;
    const wait = this.#waits[this.#count] ?? this.#waits.at(-1) ?? 0;
    this.#count += 1;
    this.#until = now + wait;
    return wait;
  }

  /** Ends the pause. Returns whether there was one. */
  end(): boolean {
    const wasActive = this.isActive;
    this.#count = 0;
    return wasActive;
  }
}
