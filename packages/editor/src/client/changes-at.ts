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
