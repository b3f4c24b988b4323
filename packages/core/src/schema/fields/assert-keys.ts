import { nearestName } from '../../problems/nearest-name.ts';

/** Every key of a type, also of each part of a union. The compiler refuses a list with one too few. */
export type KeysOf<Declared> = Readonly<Record<Declared extends unknown ? keyof Declared : never, true>>;

/**
 * Throws for a key of a declaration that nothing reads, such as a misspelt one: the live preview and plain JavaScript check no types.
 * `what` names the declaration in the message: `A block type`.
 */
export function assertKeys(what: string, declared: object, keys: Readonly<Record<string, true>>): void {
  const names = Object.keys(keys);
  const wrong = Object.keys(declared).find((name) => !names.includes(name));
  if (wrong === undefined) return;
  const nearest = nearestName(wrong, names);
  throw new Error(
    `${what} has no "${wrong}". ${nearest === undefined ? `It can have: ${names.join(', ')}.` : `Did you mean "${nearest}"?`}`,
  );
}
