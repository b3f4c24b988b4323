import { isDeepStrictEqual } from 'node:util';
import type { ValueChange, ValuePath } from '@pagewright/core';
import { isGroup, valueAt } from '@pagewright/core';
import { placesAfter } from '../browser/places-after.ts';

/** The value of a file before two changes, and after the one of somebody else. `mineWins`: where both changed one value, mine is taken. */
type TwoHands = { base: unknown; theirs: unknown; mineWins: boolean };

/** Returns the path in the merged file of what has a path in the base. Undefined when that is not there. */
type PlaceOf = (path: ValuePath) => ValuePath | undefined;

/**
 * Returns changes of a file that make mine and keep theirs, for a text whose lines cannot be merged: two fields are often on lines beside each
 * other. Undefined when both changed one value, or when entries of a list are at other places, which `placeOf` may follow.
 */
export function mergeChanges(
  changes: readonly ValueChange[],
  { base, theirs, mineWins, placeOf = (path) => (isSamePlace(path, base, theirs) ? path : undefined) }: TwoHands & { placeOf?: PlaceOf },
): ValueChange[] | undefined {
  const merged: ValueChange[] = [];
  for (const change of changes) {
    if (change.kind !== 'put' && change.kind !== 'delete') return undefined;
    const path = placeOf(change.path);
    if (!path) return undefined;
    const [before, now] = [valueAt(base, change.path), valueAt(theirs, path)];
    const found = mergeValues(change.kind === 'put' ? change.value : undefined, { base: before, theirs: now, mineWins });
    if (!found) return undefined;
    if (!isDeepStrictEqual(found.value, now))
      merged.push(found.value === undefined ? { kind: 'delete', path } : { kind: 'put', path, value: found.value });
  }
  return merged;
}

/** Returns changes of the entries of lists for a file in which somebody else has moved them. Undefined for an entry that is gone, and for any other change. */
export function changesInMoved(
  changes: readonly ValueChange[],
  { base, theirs }: Pick<TwoHands, 'base' | 'theirs'>,
): ValueChange[] | undefined {
  const [change, ...others] = changes;
  // The paths of a second change are those after the first one.
  if (!change || others.length > 0 || change.kind === 'put') return undefined;
  const list = change.kind === 'delete' ? change.path.slice(0, -1) : change.path;
  const [before, now] = [valueAt(base, list), valueAt(theirs, list)];
  if (!Array.isArray(before) || !Array.isArray(now)) return undefined;
  if (change.kind === 'insert') return [{ ...change, at: Math.min(change.at, now.length) }];
  const index = change.kind === 'move' ? change.from : change.kind === 'copy' ? change.index : Number(change.path.at(-1));
  const place = placesAfter(before, now)[index];
  if (place === undefined) return undefined;
  if (change.kind === 'move') return [{ ...change, from: place, to: Math.min(change.to, now.length - 1) }];
  return [change.kind === 'copy' ? { ...change, index: place } : { ...change, path: [...list, place] }];
}

/** Returns a value with both changes of it. Undefined when both changed one value in it. */
export function mergeValues(mine: unknown, { base, theirs, mineWins }: TwoHands): { value: unknown } | undefined {
  if (isDeepStrictEqual(base, theirs)) return { value: mine };
  if (isDeepStrictEqual(base, mine) || isDeepStrictEqual(mine, theirs)) return { value: theirs };
  const isPair = (isGroup(base) && isGroup(mine) && isGroup(theirs)) || areSameEntries(base, mine, theirs);
  if (!isPair) return mineWins ? { value: mine } : undefined;
  const steps = [...new Set([...Object.keys(Object(theirs)), ...Object.keys(Object(mine))])];
  const parts = steps.map((step) => [
    step,
    mergeValues(valueAt(mine, [step]), { base: valueAt(base, [step]), theirs: valueAt(theirs, [step]), mineWins }),
  ]);
  if (parts.some(([, part]) => part === undefined)) return undefined;
  const values = parts.map(([step, part]): [string, unknown] => [String(step), Object(part).value]);
  return {
    value: Array.isArray(base) ? values.map(([, value]) => value) : Object.fromEntries(values.filter(([, value]) => value !== undefined)),
  };
}

/** True for lists whose entries are at their places: somebody who moves an entry changes at least two. */
const areSameEntries = (base: unknown, mine: unknown, theirs: unknown): boolean =>
  Array.isArray(base) &&
  [mine, theirs].every(
    (list) =>
      Array.isArray(list) &&
      list.length === base.length &&
      list.filter((entry: unknown, index) => !isDeepStrictEqual(entry, base[index])).length <= 1,
  );

/** Returns the path that a value has after the last of several states of a file, each of which may have moved entries of its lists. */
export function followPath(path: ValuePath, base: unknown, states: readonly unknown[]): ValuePath | undefined {
  let [last, found]: [unknown, ValuePath | undefined] = [base, path];
  for (const state of states) {
    found = found && placeIn(found, last, state);
    last = state;
  }
  return found;
}

function placeIn([step, ...rest]: ValuePath, before: unknown, now: unknown): ValuePath | undefined {
  if (step === undefined) return [];
  const isList = Array.isArray(before) && Array.isArray(now);
  const at = isList ? placesAfter(before, now)[Number(step)] : step;
  if (at === undefined || Array.isArray(before) !== Array.isArray(now)) return undefined;
  const inner = placeIn(rest, valueAt(before, [step]), valueAt(now, [at]));
  return inner && [at, ...inner];
}

/** True when the entries of all lists on the way to a place are where they were, apart from that which is on the way. */
function isSamePlace([step, ...rest]: ValuePath, base: unknown, theirs: unknown): boolean {
  if (step === undefined) return true;
  if (Array.isArray(base) !== Array.isArray(theirs)) return false;
  if (Array.isArray(base) && Array.isArray(theirs)) {
    const isOtherSame = (entry: unknown, index: number): boolean => index === step || isDeepStrictEqual(entry, theirs[index]);
    if (base.length !== theirs.length || !base.every(isOtherSame)) return false;
  }
  return isSamePlace(rest, valueAt(base, [step]), valueAt(theirs, [step]));
}
