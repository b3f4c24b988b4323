/** Returns a function that calls `work` once, at its first call, and returns the same result from then on. */
export function memoizeCall<Result>(work: () => Result): () => Result {
  let known: { result: Result } | undefined;
  return () => {
    known ??= { result: work() };
    return known.result;
  };
}
