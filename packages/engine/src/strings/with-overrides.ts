import { trustType } from '../trust/trust-type.ts';
import type { Strings, StringTable } from './index.ts';

/** Returns all interface texts, with the valid ones of `overrides` in the places of defaults. Ignores names that the table does not have. */
export function withOverrides(table: StringTable, overrides: StringTable): Strings {
  const texts = Object.entries(table).map(([group, defaults]) => {
    const known = Object.entries(overrides[group] ?? {}).filter(([name]) => Object.hasOwn(defaults, name));
    return [group, { ...defaults, ...Object.fromEntries(known) }] as const;
  });
  return trustType<Strings>(Object.fromEntries(texts));
}
