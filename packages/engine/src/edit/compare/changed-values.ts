import { isDeepStrictEqual } from 'node:util';
import { isGroup, type ValuePath } from '@pagewright/core';
import { placesAfter } from '../../browser/places-after.ts';
import { entryOf, fieldOf, type NamedPlace, wholeFile } from '../place-names.ts';
import { type ReadValue, readValue } from '../read-value.ts';
import { type TextPart, textParts } from './text-parts.ts';

/** A value that differs between two states of a file. `name` names the field and what it is in. `path` is the one that it has now, or had. */
export type ChangedValue = { kind: 'changed' | 'added' | 'removed' | 'moved'; name: string; path: ValuePath; parts: TextPart[] };

/** A list with more values that differ is said to have changed as a whole: nobody reads them one by one. */
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
  return [changed(kind, place, before, after)];
}

/** Compares lists of groups. */
function compareLists(before: readonly unknown[], after: readonly unknown[], place: NamedPlace): ChangedValue[] {
  const places = placesAfter(before, after);
  const [found, unmoved] = [new Set(places), unmovedOf(places)];
  const old = before.flatMap((value, index): ChangedValue[] => {
    const to = places[index];
    if (to === undefined) return [changed('removed', entryOf(place, value, index), value)];
    const at = entryOf(place, after[to], to);
    return [...(unmoved.has(to) ? [] : [{ kind: 'moved' as const, ...at, parts: [] }]), ...compare(value, after[to], at)];
  });
  const added = after.flatMap((value, index) => (found.has(index) ? [] : changed('added', entryOf(place, value, index), undefined, value)));
  const all = [...old, ...added];
  return all.length > maxDifferences ? [changed('changed', place, before, after)] : all;
}

function changed(kind: ChangedValue['kind'], place: NamedPlace, before?: unknown, after?: unknown): ChangedValue {
  return { kind, ...place, parts: textParts(wordsOf(before), wordsOf(after)) };
}

/** Returns the places of the entries that nobody has moved: of most of them, each is below the one before. */
function unmovedOf(places: readonly (number | undefined)[]): ReadonlySet<number> {
  const ends: number[] = [];
  const above = new Map<number, number | undefined>();
  for (const place of places) {
    if (place === undefined) continue;
    const length = ends.findLastIndex((end) => end < place) + 1;
    above.set(place, ends[length - 1]);
    ends[length] = place;
  }
  const unmoved = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = above.get(place)) unmoved.add(place);
  return unmoved;
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
