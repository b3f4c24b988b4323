import { isDeepStrictEqual } from 'node:util';
import { isGroup, type ValuePath } from '@pagewright/core';
import { diffArrays } from 'diff';
import { entryOf, fieldOf, type NamedPlace, typeOf, wholeFile } from '../place-names.ts';
import { type ReadValue, readValue } from '../read-value.ts';
import { type TextPart, textParts } from './text-parts.ts';

/** A value that differs between two states of a file. `name` names the field and what it is in. `path` is the one that it has now, or had. */
export type ChangedValue = { kind: 'changed' | 'added' | 'removed' | 'moved'; name: string; path: ValuePath; parts: TextPart[] };

/** A list with more entries that came, went or moved is said to have changed as a whole: comparing it takes time that grows with the square. */
const maxDifferences = 200;

/** Returns the values that differ between two texts of a YAML file of the site. Undefined is a file that does not exist. None of a text that cannot be read. */
export function changedValues(file: string, before: string | undefined, after: string | undefined): ChangedValue[] {
  const [old, now] = [before, after].map((text): ReadValue => (text === undefined ? { value: {} } : readValue(file, text)));
  return !old || !now || old.problem || now.problem ? [] : compare(old.value, now.value, wholeFile);
}

function compare(before: unknown, after: unknown, place: NamedPlace): ChangedValue[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].some(isGroup)) return compareLists(before, after, place);
  if (isGroup(before) && isGroup(after)) {
    return Object.keys({ ...before, ...after }).flatMap((name) => compare(before[name], after[name], fieldOf(place, name)));
  }
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return [{ kind, ...place, parts: textParts(wordsOf(before), wordsOf(after)) }];
}

/** Compares lists of groups: an entry is the same one when it has the same id, else the same type, in the same order. */
function compareLists(before: readonly unknown[], after: readonly unknown[], place: NamedPlace): ChangedValue[] {
  const found: ChangedValue[] = [];
  const removed: { value: unknown; index: number }[] = [];
  const added: typeof removed = [];
  let [from, to] = [0, 0];
  const comparator = areSame(before, after);
  const parts = diffArrays([...before], [...after], { comparator, maxEditLength: maxDifferences });
  if (!parts) return [{ kind: 'changed', ...place, parts: textParts(wordsOf(before), wordsOf(after)) }];
  for (const { count, added: isNew, removed: isGone } of parts) {
    for (let step = 0; step < count; step += 1) {
      if (isGone) removed.push({ value: before[from++], index: from - 1 });
      else if (isNew) added.push({ value: after[to++], index: to - 1 });
      else found.push(...compare(before[from++], after[to], entryOf(place, after[to], to++)));
    }
  }
  // Of entries that moved, the equal ones are found first.
  for (const isMoved of [isDeepStrictEqual, isEdited]) {
    for (const one of [...removed]) {
      const moved = added.find(({ value }) => isMoved(one.value, value));
      if (!moved) continue;
      removed.splice(removed.indexOf(one), 1);
      added.splice(added.indexOf(moved), 1);
      const at = entryOf(place, moved.value, moved.index);
      found.push({ kind: 'moved', ...at, parts: [] }, ...compare(one.value, moved.value, at));
    }
  }
  for (const { value, index } of removed)
    found.push({ kind: 'removed', ...entryOf(place, value, index), parts: textParts(wordsOf(value), undefined) });
  for (const { value, index } of added)
    found.push({ kind: 'added', ...entryOf(place, value, index), parts: textParts(undefined, wordsOf(value)) });
  return found;
}

/** True for two states of a block or record: it has the same type and id, and some other value that it had. */
const isEdited = (one: unknown, other: unknown): boolean =>
  nameOf(one) === nameOf(other) &&
  nameOf(one) !== ' ' &&
  Object.entries(Object(one)).some(([name, value]) => name !== 'type' && isDeepStrictEqual(value, Object(other)[name]));

/** Entries that are equal stand for themselves. The others are paired by what names them. */
function areSame(before: readonly unknown[], after: readonly unknown[]): (one: unknown, other: unknown) => boolean {
  const [old, now] = [before, after].map((list) => new Set(list.map((value) => JSON.stringify(value))));
  return (one, other) =>
    isDeepStrictEqual(one, other) || (nameOf(one) === nameOf(other) && !now?.has(JSON.stringify(one)) && !old?.has(JSON.stringify(other)));
}

/** What says that an entry is the same one after a change. */
function nameOf(value: unknown): string {
  const { id } = Object(value);
  return [typeOf(value) ?? '', typeof id === 'string' ? id : ''].join(' ');
}

/** Returns a value in words: of a group, those of its fields. Undefined for one that is not there. */
function wordsOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.flatMap((one) => wordsOf(one) ?? []).join(' · ');
  if (!isGroup(value)) return String(value);
  return Object.entries(value)
    .filter(([name]) => name !== 'type')
    .flatMap(([, inner]) => wordsOf(inner) ?? [])
    .join(' · ');
}
