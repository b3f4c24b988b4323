import { accepts } from '../../field-kinds/accepts.ts';
import { childSchema } from '../validate/schema-walk.ts';

/**
 * Creates a function that returns an id for each record without one: a number where the collection has numbers. `taken` are
 * the ids that the list has already.
 */
export function createNewId(item: unknown, taken: readonly (string | undefined)[]): () => string | number {
  // An id may have the name of its list before it: `web/online-shop`.
  const used = new Set(taken.flatMap((id) => id?.split('/').at(-1) ?? []));
  const isNumbered = accepts(childSchema(item, 'id'), 1);
  let last = 0;
  return () => {
    do last += 1;
    while (used.has(isNumbered ? String(last) : `entry-${last}`));
    return isNumbered ? last : `entry-${last}`;
  };
}
