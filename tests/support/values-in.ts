/** The path of a value in a YAML file: names of fields and indexes. */
export type Path = (string | number)[];

/** Returns the paths of all values within a value, with the values. */
export function valuesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const parts: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value));
  const inner = typeof value === 'object' && value !== null ? parts.flatMap(([step, part]) => valuesIn(part, [...path, step])) : [];
  return [{ path, value }, ...inner];
}

/** Returns another value of the same kind. A text gets characters that YAML has a meaning for. */
export const otherValue = (value: unknown): unknown =>
  typeof value === 'string' ? `Other: "words" # of ${value.length}` : typeof value === 'number' ? value + 1 : value !== true;
