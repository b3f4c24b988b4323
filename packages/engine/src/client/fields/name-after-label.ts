import type { Field } from '../../editor-schema/controls.ts';
import { isGroup } from './values.ts';

/** Returns the words of a text in letters from a to z and digits. Umlauts are written as `slugOf` does: `toepfe` for "Töpfe". */
export function latinWords(text: string): readonly string[] {
  const letters = text.normalize('NFKC').replaceAll(/[äöü]/gi, '$&e').normalize('NFKD').replaceAll('ß', 'ss');
  return (
    letters
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** Returns a name in camelCase for a text: `phoneNumber` for "Phone number". Empty for a text without Latin letters. */
export function nameFor(text: string): string {
  const words = latinWords(text).map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)));
  return words
    .join('')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40);
}

/** Returns a name that is not taken, with a number behind it if necessary. */
export function freeName(name: string, isTaken: (name: string) => boolean, between = '', number = 1): string {
  const free = number === 1 ? name : `${name}${between}${number}`;
  return isTaken(free) ? freeName(name, isTaken, between, number + 1) : free;
}

/**
 * Returns an entry of a list whose names are made from a text beside them, such as that of a form field from its label: while nobody
 * has written another name, and nothing refers to it, it follows the text. `before` is undefined for an entry that is added.
 */
export function withNames(
  fields: readonly Field[],
  entry: unknown,
  before: unknown,
  others: readonly unknown[],
  isMentioned = (_: string): boolean => false,
): unknown {
  if (!isGroup(entry)) return entry;
  const named = { ...entry };
  for (const { name, form } of fields) {
    if (form.namedAfter === undefined) continue;
    const taken = others.map((other) => (isGroup(other) ? other[name] : undefined));
    const nameIn = (group: Record<string, unknown>, from: string): string =>
      freeName(nameFor(String(group[from] ?? '')) || 'field', (one) => taken.includes(one));
    const isGenerated = isGroup(before) && before[name] === entry[name] && before[name] === nameIn(before, form.namedAfter);
    if (before === undefined || (isGenerated && !isMentioned(String(entry[name])))) named[name] = nameIn(entry, form.namedAfter);
  }
  return named;
}
