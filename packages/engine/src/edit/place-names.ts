import { type ValuePath, valueAt } from '@pagewright/core';

/** A value in a file, and what names it: `cards › 1 › text`. Entries of lists are counted from 1 on. */
export type NamedPlace = { path: ValuePath; name: string };

/** A file as a whole. */
export const wholeFile: NamedPlace = { path: [], name: '' };

/** Returns the type of a block. Undefined for another value. */
export const typeOf = (block: unknown): string | undefined => {
  const { type } = Object(block);
  return typeof type === 'string' ? type : undefined;
};

/** Names a field of a group. */
export const fieldOf = ({ path, name }: NamedPlace, field: string): NamedPlace => ({ path: [...path, field], name: joined(name, field) });

/** Names an entry of a list: a block by its type, another one by its list and its number. */
export const entryOf = ({ path, name }: NamedPlace, value: unknown, index: number): NamedPlace => ({
  path: [...path, index],
  name: (name === 'blocks' && typeOf(value)) || joined(name, String(index + 1)),
});

/** Names the value at a path in the value of a file. */
export const nameOfPath = (path: ValuePath, whole: unknown): string =>
  path.reduce<NamedPlace>(
    (place, step, depth) =>
      typeof step === 'number' ? entryOf(place, valueAt(whole, path.slice(0, depth + 1)), step) : fieldOf(place, String(step)),
    wholeFile,
  ).name;

const joined = (...names: readonly string[]): string => names.filter((name) => name !== '').join(' › ');
