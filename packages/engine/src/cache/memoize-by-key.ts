/** Returns the cached value of a key, or calls `work` and caches its result as long as the key object exists. */
export function memoizeByKey<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, work: () => Value): Value {
  const value = known.get(key) ?? work();
  known.set(key, value);
  return value;
}
