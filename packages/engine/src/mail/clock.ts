/** The clock of the service. Tests pass their own. */
export type Clock = {
  /** The time of day in milliseconds since 1970. It jumps when somebody sets the machine's clock. */
  now: () => number;
  /** Monotonic time in milliseconds. Measures durations, because it never jumps. */
  elapsed: () => number;
};

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };
