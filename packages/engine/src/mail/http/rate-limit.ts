type RateLimitOptions = {
  /** How many within how many milliseconds. */
  count: number;
  window: number;
  elapsed: () => number;
};

/** How many clients are remembered; beyond, the one that was quiet for longest is forgotten. */
const capacity = 10_000;

/** Counts what clients did lately. Its memory is bounded, however many there are. */
export class RateLimit {
  readonly #options: RateLimitOptions;
  /** When each client's recent takes were, oldest first; the client that came last stands last. */
  readonly #takes = new Map<string, number[]>();

  constructor(options: RateLimitOptions) {
    this.#options = options;
  }

  /** Takes one for a client. Returns 0, or how many milliseconds the client has to wait; nothing is taken then. */
  take(client: string): number {
    const { count, window, elapsed } = this.#options;
    const now = elapsed();
    const recent = (this.#takes.get(client) ?? []).filter((at) => at > now - window);
    const [oldest = now] = recent;
    if (recent.length >= count) return Math.max(1, oldest + window - now);
    recent.push(now);
    this.#takes.delete(client);
    this.#takes.set(client, recent);
    if (this.#takes.size > capacity) this.#forgetQuietest();
    return 0;
  }

  /** Undoes the last take of a client. */
  refund(client: string): void {
    this.#takes.get(client)?.pop();
  }

  #forgetQuietest(): void {
    const [quietest] = this.#takes.keys();
    if (quietest !== undefined) this.#takes.delete(quietest);
  }
}
