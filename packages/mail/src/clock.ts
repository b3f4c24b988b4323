/** The clock of the service. Tests pass their own. */
export type Clock = {
  /** The time of day in milliseconds since 1970. It jumps when somebody sets the machine's clock. */
  now: () => number;
  /** Monotonic time in milliseconds. Measures durations, because it never jumps. */
  elapsed: () => number;
};

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };

/** Rejects with the error that `createError` returns when `work` takes longer than `milliseconds`. */
export async function withTimeout<Result>(work: Promise<Result>, milliseconds: number, createError: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createError()), milliseconds);
  });
  return Promise.race([work, timedOut]).finally(() => clearTimeout(timer));
}
