import type { Edit } from 'pagewright/editing';
import { isGroup } from 'pagewright/fields';

/**
 * Returns the changes that give a part of a file another value: one, or one for each changed field when it is the whole file, because a
 * page without its blocks is not the whole file. `before` is its value then.
 */
export function changesAt(at: readonly (string | number)[], before: unknown, after: unknown): Edit['changes'] {
  if (at.length > 0) return [after === undefined ? { kind: 'delete', path: at } : { kind: 'put', path: at, value: after }];
  if (!isGroup(before) || !isGroup(after)) return [];
  const names = Object.keys({ ...before, ...after }).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return names.map((name) =>
    after[name] === undefined ? { kind: 'delete', path: [name] } : { kind: 'put', path: [name], value: after[name] },
  );
}

/** Returns a value with another one at a path. */
export function withValue(value: unknown, [step, ...rest]: readonly PropertyKey[], inner: unknown): unknown {
  if (step === undefined) return inner;
  if (Array.isArray(value)) return value.map((entry: unknown, index) => (index === step ? withValue(entry, rest, inner) : entry));
  return isGroup(value) ? { ...value, [String(step)]: withValue(value[String(step)], rest, inner) } : value;
}

/** Returns the paths of the values that differ between two states of a block. A list with another number of entries differs as a whole. */
export function listedChanges(before: unknown, after: unknown): (string | number)[][] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const areLists = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!areLists && !(isGroup(before) && isGroup(after))) return [[]];
  const [old, next] = [Object(before), Object(after)];
  const steps = [...new Set([...Object.keys(old), ...Object.keys(next)])];
  return steps.flatMap((step) => listedChanges(old[step], next[step]).map((path) => [areLists ? Number(step) : step, ...path]));
}

/** Returns the same paths as texts, each step with a point behind it. */
export const changedPaths = (before: unknown, after: unknown): string[] =>
  listedChanges(before, after).map((path) => path.map((step) => `${step}.`).join(''));
