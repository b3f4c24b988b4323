import { isGroup } from '@pagewright/core/browser';

/** Returns where each entry of a list is in the list that the file has now. Undefined for one that is gone, or that cannot be told from others. */
export function placesAfter(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const [old, now] = [before.map(textOf), after.map(textOf)];
  const places: (number | undefined)[] = before.map(() => undefined);
  const taken = new Set<number>();
  const match = (olds: readonly string[], nows: readonly string[]): void => {
    const left = (texts: readonly string[], isLeft: (index: number) => boolean): Map<string, number[]> => {
      const found = new Map<string, number[]>();
      for (const [index, text] of texts.entries()) if (text !== '' && isLeft(index)) found.set(text, [...(found.get(text) ?? []), index]);
      return found;
    };
    const rest = left(nows, (index) => !taken.has(index));
    for (const [text, indexes] of left(olds, (index) => places[index] === undefined)) {
      const found = rest.get(text) ?? [];
      // Of entries that say the same, each is the same one in their order.
      if (found.length !== indexes.length) continue;
      for (const [nth, index] of indexes.entries()) places[index] = found[nth];
      for (const index of found) taken.add(index);
    }
  };
  match(old, now);
  // What was edited keeps its id. Else, as many entries between two others are the same ones in their order.
  match(before.map(idOf), after.map(idOf));
  match(gapsOf(places), gapsOf(now.map((_, index) => (taken.has(index) ? index : undefined))));
  match(before.map(typeOf), after.map(typeOf));
  return places;
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

const idOf = (value: unknown): string => (isGroup(value) && value.id !== undefined ? `${value.type} ${value.id}` : '');

const typeOf = (value: unknown): string => (isGroup(value) && value.type !== undefined ? String(value.type) : '');

/** Names the gap that each entry without a place is in, by the entry before it. Empty for one with a place. */
function gapsOf(places: readonly (number | undefined)[]): string[] {
  let last = -1;
  return places.map((place) => {
    if (place === undefined) return `after ${last}`;
    last = place;
    return '';
  });
}
