/** Time as the service sees it, so that tests can move it. */
export type Clock = {
  /** The time of day, in milliseconds since 1970. It can jump when somebody sets the machine's clock. */
  now: () => number;
  /** Milliseconds since some moment in the past. Never jumps; waiting is measured with it. */
  elapsed: () => number;
};

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };
