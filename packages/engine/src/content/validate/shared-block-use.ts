import { sharedUseSchema } from '../../schema/fields/shared-use.ts';

/** Returns the name of the shared block that an entry uses. Undefined for an entry that is a block itself. */
export function usedName(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, 'use')) return undefined;
  const { data } = sharedUseSchema.safeParse(entry);
  return data ? data.use : String(Reflect.get(entry, 'use') ?? '');
}

/** Returns the names of the shared blocks that a page uses, as written. */
export function usedNames(page: unknown): string[] {
  const blocks: unknown = typeof page === 'object' && page !== null ? Reflect.get(page, 'blocks') : undefined;
  return Array.isArray(blocks) ? blocks.flatMap((entry: unknown) => usedName(entry) ?? []) : [];
}
