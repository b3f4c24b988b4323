import type { CausedError } from 'pagewright/editing';
import { listedChanges, withValue } from './changes-at.ts';
import type { Pending } from './pending-changes.ts';
import { type Path, valueAt } from './things.ts';
import { isSame } from './with-changes.ts';

/** A change of a value in a file, and the errors that it would cause. */
type Refused = { at: Path; before: unknown; value: unknown; caused: readonly CausedError[] };

/**
 * Returns what was typed of a change that was refused, with the values of `begun` in place of those that cause its errors, or of all when none is known to.
 * A missing value has its error at another one beside it.
 */
export function withoutErrors({ at, before, value, caused }: Refused, begun: unknown): unknown {
  const areAlong = (one: readonly PropertyKey[], other: Path): boolean =>
    other.every((step, index) => index >= one.length || one[index] === step);
  const isCause = (path: Path): boolean => {
    const from = [...at, ...(valueAt(value, path) === undefined ? path.slice(0, -1) : path)];
    return caused.some((error) => error.path && areAlong(error.path, from));
  };
  const changed = listedChanges(before, value);
  const hasCause = changed.some(isCause);
  // Fields that stay as the file has them keep their places in it.
  return changed.reduce((rest: unknown, path) => {
    const next = valueAt(hasCause && !isCause(path) ? value : begun, path);
    return isSame(next, valueAt(rest, path)) ? rest : withValue(rest, path, next);
  }, before);
}

/** True for a change that has new words beside a single value: a person who discards the value may not mean them. */
export function hasOtherWords({ place, parts }: Pending): boolean {
  const value = parts.at(-1)?.value;
  const values = listedChanges(place.value, value).map((path) => valueAt(value, path));
  const isSingle = values.length === 1 && typeof values[0] !== 'object';
  const before = new Set(textsIn(place.value));
  return !isSingle && textsIn(values).some((text) => text !== '' && !before.has(text));
}

/** Returns every text in a value, at any depth. */
const textsIn = (value: unknown): string[] => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn));
