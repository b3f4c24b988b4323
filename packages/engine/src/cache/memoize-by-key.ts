/** A `Map` or a `WeakMap`. */
type Known<Key, Value> = { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown };

/** Returns the cached value of a key, or calls `work` and caches its result: in a `WeakMap` as long as the key object exists. */
export function memoizeByKey<Key, Value>(known: Known<Key, Value>, key: Key, work: () => Value): Value {
  const value = known.get(key) ?? work();
  known.set(key, value);
  return value;
}
