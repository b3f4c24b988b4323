import type { ValuePath } from '../../../yaml/yaml-file.ts';

type Fields = Readonly<Record<string, unknown>>;

/** True for a value with fields: neither a list nor a text. */
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces values by those of a translation: groups of fields are merged, and every other value is replaced as a whole. */
export function mergeOwn(base: unknown, own: unknown): unknown {
  if (!isFields(base) || !isFields(own)) return own;
  return { ...base, ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, mergeOwn(base[name], value)])) };
}

/** Divides the result of `mergeOwn` into what comes from the translation, and the rest. */
export function divideOwn(merged: unknown, own: unknown): { own: Fields; rest: Fields } {
  const [from, to]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const [name, value] of Object.entries(isFields(merged) ? merged : {})) {
    if (!isFields(own) || !Object.hasOwn(own, name)) {
      to[name] = value;
      continue;
    }
    if (isFields(value) && isFields(own[name])) {
      const inside = divideOwn(value, own[name]);
      from[name] = inside.own;
      to[name] = inside.rest;
    } else from[name] = value;
  }
  return { own: from, rest: to };
}

/** True when a path in the result of `mergeOwn` leads to a value of the translation. */
export function isOwnPath(own: unknown, path: ValuePath): boolean {
  let value = own;
  for (const step of path) {
    if (!isFields(value)) return true;
    if (!Object.hasOwn(value, step)) return false;
    value = value[String(step)];
  }
  return !isFields(value);
}
