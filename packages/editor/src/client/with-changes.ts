import { isGroup, placesAfter } from 'pagewright/fields';

/** True for two values that a file writes in the same way. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns a value with what changes from `before` to `next`: nothing else that it has by now is replaced. */
export function withChanges(current: unknown, before: unknown, next: unknown): unknown {
  if (isSame(current, before)) return next;
  if (isSame(before, next)) return current;
  if (isGroup(current) && isGroup(before) && isGroup(next)) {
    const names = new Set([...Object.keys(current), ...Object.keys(next)]);
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const value = withChanges(current[name], before[name], next[name]);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }
  if (!Array.isArray(current) || !Array.isArray(before) || !Array.isArray(next) || before.length !== next.length) return next;
  const places = placesAfter(before, current);
  return next.reduce<readonly unknown[]>((list, entry: unknown, index) => {
    const place = places[index];
    return place === undefined ? list : list.with(place, withChanges(current[place], before[index], entry));
  }, current);
}
