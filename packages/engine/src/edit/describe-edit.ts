import { isDeepStrictEqual } from 'node:util';
import { readYamlOf, type ValueChange, type ValuePath, valueAt } from '@pagewright/core';
import type { What } from './edit-history.ts';

/** Returns what an edit of a text does, by the first that changes something: an editor may put a value once more that it has just put. */
export function describeEdit({ file, changes }: { file: string; changes: readonly ValueChange[] }, before: string): What {
  const { value } = readYamlOf(file, before);
  const change = changes.find((one) => one.kind !== 'put' || !isDeepStrictEqual(valueAt(value, one.path), one.value));
  if (change?.kind === 'put') return { deed: 'field', name: fieldNames(change.path, valueAt(value, change.path), change.value) };
  const isBlock = change?.path[0] === 'blocks' && change.path.length === (change.kind === 'delete' ? 2 : 1);
  const kind = isBlock ? 'block' : 'entry';
  switch (change?.kind) {
    case 'insert':
      return { deed: `${kind}-added`, name: typeOf(change.value) ?? words(change.path) };
    case 'delete':
      if (!isBlock && typeof change.path.at(-1) === 'string') return { deed: 'field', name: words(change.path) };
      return { deed: `${kind}-deleted`, name: typeOf(valueAt(value, change.path)) ?? words(change.path) };
    case 'move':
      return isBlock
        ? { deed: 'block-moved', name: typeOf(valueAt(value, [...change.path, change.from])) ?? '' }
        : { deed: 'field', name: words(change.path) };
    case 'copy':
      return isBlock
        ? { deed: 'block-copied', name: typeOf(valueAt(value, [...change.path, change.index])) ?? '' }
        : { deed: 'entry-added', name: words(change.path) };
    default:
      return { deed: 'field', name: '' };
  }
}

/** Returns the type of a block. Undefined for another value. */
export const typeOf = (block: unknown): string | undefined => {
  const { type } = Object(block);
  return typeof type === 'string' ? type : undefined;
};

/** Names the fields that differ, with what they are in. */
function fieldNames(path: ValuePath, before: unknown, after: unknown): string {
  const [old, now]: [object, object] = [Object(before), Object(after)];
  if (typeof after !== 'object' || after === null || Array.isArray(after) || typeof before !== 'object') return words(path);
  const names = Object.keys({ ...old, ...now }).filter((name) => !isDeepStrictEqual(Reflect.get(old, name), Reflect.get(now, name)));
  return [typeOf(after) ?? words(path), names.join(', ')].filter((one) => one !== '').join(': ');
}

const words = (path: ValuePath): string => path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' ');
