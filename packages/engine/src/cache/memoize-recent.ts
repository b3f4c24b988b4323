/** Returns the cached value of a key, or calls `work`. Keeps the values of the `limit` keys that were used last. */
export function memoizeRecent<Key extends object, Value>(limit: number): (key: Key, work: () => Value) => Value {
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
