import { isDeepStrictEqual } from 'node:util';
import { applyEdits, editYaml, isGroup, UneditableError, type ValueChange, type ValuePath } from '@pagewright/core';
import { mergeYaml } from './merge-yaml.ts';
import { typeOf } from './place-names.ts';
import { type ReadValue, readValue } from './read-value.ts';

/** Which of two values is taken where both changed one: that of the files, or that of the version. */
export type Pick = 'here' | 'there';

/** A text that was changed from `from` to `to` elsewhere, and to `now` here. Undefined is a file that does not exist then. */
export type Sides = { file: string; from: string | undefined; to: string | undefined; now: string | undefined };

/** A value that was changed to one value here and to another one there. The path of a whole file is empty. */
export type Clash = { path: ValuePath; here: unknown; there: unknown };

/**
 * Returns a text with both changes, merged by lines, else by values. Where both changed one value, `pick` says which one is taken; without an answer,
 * these values are returned.
 */
export function mergeFile(
  { file, from, to, now }: Sides,
  pick: (path: ValuePath) => Pick | undefined,
): { text: string | undefined } | { clashes: Clash[] } {
  if (from === to) return { text: now };
  if (now === from || now === to) return { text: to };
  const whole = (): { text: string | undefined } | { clashes: Clash[] } => {
    const picked = pick([]);
    return picked ? { text: picked === 'here' ? now : to } : { clashes: [{ path: [], here: now, there: to }] };
  };
  if (from === undefined || to === undefined || now === undefined) return whole();
  const lines = mergeYaml(file, from, to, now);
  if (lines !== undefined) return { text: lines };
  const [base, there, here] = [from, to, now].map((text): ReadValue => readValue(file, text));
  if (!base || !there || !here || base.problem || there.problem || here.problem) return whole();
  const merged: Merged = { changes: [], clashes: [] };
  mergeValue({ base: base.value, there: there.value, here: here.value, path: [] }, pick, merged);
  if (merged.clashes.length > 0) return { clashes: merged.clashes };
  try {
    return { text: merged.changes.reduce((text, change) => applyEdits(text, editYaml(text, [change])), now) };
  } catch (error) {
    if (error instanceof UneditableError) return whole();
    throw error;
  }
}

type Merged = { changes: ValueChange[]; clashes: Clash[] };
type Values = { base: unknown; there: unknown; here: unknown; path: ValuePath };

function mergeValue({ base, there, here, path }: Values, pick: (path: ValuePath) => Pick | undefined, merged: Merged): void {
  if (isDeepStrictEqual(base, there) || isDeepStrictEqual(here, there)) return;
  const take = (): void => {
    merged.changes.push(there === undefined ? { kind: 'delete', path } : { kind: 'put', path, value: there });
  };
  if (path.length > 0 && isDeepStrictEqual(base, here)) {
    take();
    return;
  }
  const steps = stepsOf(base, there, here);
  if (!steps) {
    const picked = pick(path);
    if (picked === undefined) merged.clashes.push({ path, here, there });
    else if (picked === 'there') take();
    return;
  }
  for (const step of steps) {
    const at = (value: unknown): unknown => (Object.hasOwn(Object(value), step) ? Object(value)[step] : undefined);
    mergeValue({ base: at(base), there: at(there), here: at(here), path: [...path, step] }, pick, merged);
  }
}

/** Returns the fields of three groups, or the places of three lists that have the same entries. Undefined for other values. */
function stepsOf(...values: readonly unknown[]): (string | number)[] | undefined {
  if (values.every(isGroup)) return [...new Set(values.flatMap((value) => Object.keys(Object(value))))];
  const lists = values.filter((value): value is unknown[] => Array.isArray(value));
  const [first] = lists;
  if (!first || lists.length < values.length || lists.some((list) => list.length !== first.length)) return undefined;
  const places = [...first.keys()];
  return places.every((index) => lists.every((list) => isSameEntry(list[index], first[index]))) ? places : undefined;
}

/** True for entries that are the same one after a change: they have the same id, else the same type. */
const isSameEntry = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one, other) || (isGroup(one) && isGroup(other) && typeOf(one) === typeOf(other) && isDeepStrictEqual(one.id, other.id));
