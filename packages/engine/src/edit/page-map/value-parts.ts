import type { MarkedPlace, Marks } from './marks.ts';

/** Returns the place of a part of a value. */
export const inside = (place: MarkedPlace, step: string | number): MarkedPlace =>
  place.isWhole ? place : { ...place, path: [...place.path, step] };

/** Returns a part of a list or group. Undefined for a value that has none. */
export const partOf = (value: unknown, step: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;

/** Returns a list or group with other parts. Other values stay. */
export function changeParts(value: unknown, change: (part: unknown, step: string | number) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]: [string, unknown]) => [name, change(part, name)]));
}

/** Marks the addresses of a picture or video with the place of its `file`, and its description. */
export function markMedia(value: unknown, { place, file }: { place: MarkedPlace; file: MarkedPlace }, marks: Marks): unknown {
  return changeParts(value, (part, step) =>
    step === 'alt' && typeof part === 'string' ? marks.text(part, inside(place, 'alt')) : markAddresses(part, file, marks),
  );
}

/** Marks the addresses of a picture or video, also those of its other formats. */
function markAddresses(value: unknown, place: MarkedPlace, marks: Marks): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? marks.address(value, place) : value;
  return changeParts(value, (part) => markAddresses(part, place, marks));
}
