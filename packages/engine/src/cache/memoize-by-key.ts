/** What is known for a key, worked out the first time it is asked for and forgotten with the key. */
export function memoizeByKey<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, work: () => Value): Value {
  const value = known.get(key) ?? work();
  known.set(key, value);
  return value;
}
