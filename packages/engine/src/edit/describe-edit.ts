import { isDeepStrictEqual } from 'node:util';
import { readYamlOf, type ValueChange, valueAt } from '@pagewright/core';
import type { What } from './edit-history.ts';
import { nameOfPath, typeOf } from './place-names.ts';

/**
 * Returns what an edit does with the text that it was made for, by the first change that changes something: an editor may put a value once more that it
 * has just put.
 */
export function describeEdit({ file, changes }: { file: string; changes: readonly ValueChange[] }, text: string): What {
  const { value } = readYamlOf(file, text);
  const change = changes.find((one) => one.kind !== 'put' || !isDeepStrictEqual(valueAt(value, one.path), one.value));
  if (change?.kind === 'put')
    return { deed: 'field', name: fieldNames(nameOfPath(change.path, value), valueAt(value, change.path), change.value) };
  const isBlock = change?.path[0] === 'blocks' && change.path.length === (change.kind === 'delete' ? 2 : 1);
  const kind = isBlock ? 'block' : 'entry';
  switch (change?.kind) {
    case 'insert':
      return { deed: `${kind}-added`, name: typeOf(change.value) ?? nameOfPath(change.path, value) };
    case 'delete':
      if (!isBlock && typeof change.path.at(-1) === 'string') return { deed: 'field', name: nameOfPath(change.path, value) };
      return { deed: `${kind}-deleted`, name: typeOf(valueAt(value, change.path)) ?? nameOfPath(change.path, value) };
    case 'move':
      return isBlock
        ? { deed: 'block-moved', name: typeOf(valueAt(value, [...change.path, change.from])) ?? '' }
        : { deed: 'field', name: nameOfPath(change.path, value) };
    case 'copy':
      return isBlock
        ? { deed: 'block-copied', name: typeOf(valueAt(value, [...change.path, change.index])) ?? '' }
        : { deed: 'entry-added', name: nameOfPath(change.path, value) };
    default:
      return { deed: 'field', name: '' };
  }
}

/** Names the fields that differ, with what they are in. */
function fieldNames(place: string, before: unknown, after: unknown): string {
  const [old, now]: [object, object] = [Object(before), Object(after)];
  if (typeof after !== 'object' || after === null || Array.isArray(after) || typeof before !== 'object') return place;
  const names = Object.keys({ ...old, ...now }).filter((name) => !isDeepStrictEqual(Reflect.get(old, name), Reflect.get(now, name)));
  return [typeOf(after) ?? place, names.join(', ')].filter((one) => one !== '').join(': ');
}
