/** The result of a function: `read` calls it at the first call, and again after `release`. */
export type Releasable<Result> = { read: () => Result; release: () => void };

/** Caches the result of `work` until it is released. `known` is its result, when that is known already. */
export function memoizeUntilReleased<Result>(work: () => Result, known?: Result): Releasable<Result> {
  let current = known;
  return {
    read: () => {
      current ??= work();
      return current;
    },
    release: () => {
      current = undefined;
    },
  };
}
