/** A `Map` or a `WeakMap`. */
type Known<Key, Value> = { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown };

/** Returns the cached value of a key, or calls `work` and caches its result: in a `WeakMap` as long as the key object exists. */
export function memoizeByKey<Key, Value>(known: Known<Key, Value>, key: Key, work: () => Value): Value {
  const value = known.get(key) ?? work();
  known.set(key, value);
  return value;
}

/** Returns a function that calls `work` once, at its first call, and returns the same result from then on. */
export function memoizeCall<Result>(work: () => Result): () => Result {
  let known: { result: Result } | undefined;
  return () => {
    known ??= { result: work() };
    return known.result;
  };
}

/** Memoizes the last result of `work`. Calls it again when one of `parts`, the values that it depends on, has changed. */
export function memoizeLast<Input, Result>(work: (input: Input) => Result): (parts: readonly unknown[], input: Input) => Result {
  let last: { parts: readonly unknown[]; result: Result } | undefined;
  return (parts, input) => {
    const isSame = last?.parts.length === parts.length && last.parts.every((part, index) => part === parts[index]);
    if (!last || !isSame) last = { parts, result: work(input) };
    return last.result;
  };
}

/** Returns the cached value of a key, or calls `work`. Keeps the values of the `limit` keys that were used last. */
export function memoizeRecent<Key, Value>(limit: number): (key: Key, work: () => Value) => Value {
  const known = new Map<Key, Value>();
  return (key, work) => {
    const value = known.get(key) ?? work();
    // A map lists its keys in the order in which they were added.
    known.delete(key);
    known.set(key, value);
    const [oldest] = known.keys();
    if (known.size > limit && oldest) known.delete(oldest);
    return value;
  };
}
