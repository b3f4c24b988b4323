import { strings } from '../../../../src/strings/en.ts';
import { trustType } from '../model/trust-type.ts';
import { english } from '../strings/en.ts';
import type { Strings, StringTable } from '../strings/index.ts';

/** The interface texts of the engine and of the site. The only place of the engine that imports the site's table. */
export const defaultStrings: StringTable = { ...english, ...strings };

/** Returns all interface texts, with the valid ones of `overrides` in the places of defaults. Ignores names that the table does not have. */
export function withOverrides(overrides: StringTable): Strings {
  const texts = Object.entries(defaultStrings).map(([group, defaults]) => {
    const known = Object.entries(overrides[group] ?? {}).filter(([name]) => Object.hasOwn(defaults, name));
    return [group, { ...defaults, ...Object.fromEntries(known) }] as const;
  });
  return trustType<Strings>(Object.fromEntries(texts));
}
