import type { Field } from '../../editor-schema/controls.ts';
import { isGroup } from './values.ts';

/** Returns a name in camelCase for a text: `phoneNumber` for "Phone number". Empty for a text without Latin letters. */
function nameFor(text: string): string {
  const words =
    text
      .replaceAll(/[äöüß]/gi, (letter) => latin[letter.toLowerCase()] ?? letter)
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[a-z0-9]+/gi) ?? [];
  const name = words
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()))
    .join('');
  return name.replace(/^[^a-z]+/, '').slice(0, 40);
}

const latin: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Returns a name that is not among others, with a number behind it if necessary. */
function unlike(name: string, others: readonly unknown[]): string {
  if (!others.includes(name)) return name;
  let number = 2;
  while (others.includes(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

/**
 * Returns an entry of a list whose names are made from a text beside them, such as that of a form field from its label: while nobody
 * has written another name, and no other entry refers to it, it follows the text. `before` is undefined for an entry that is added.
 */
export function withNames(fields: readonly Field[], entry: unknown, before: unknown, others: readonly unknown[]): unknown {
  if (!isGroup(entry)) return entry;
  const named = { ...entry };
  for (const { name, form } of fields) {
    if (form.namedAfter === undefined) continue;
    const taken = others.map((other) => (isGroup(other) ? other[name] : undefined));
    const nameIn = (group: Record<string, unknown>, from: string): string => unlike(nameFor(String(group[from] ?? '')) || 'field', taken);
    const isMade = isGroup(before) && before[name] === entry[name] && before[name] === nameIn(before, form.namedAfter);
    const isFollowing = isMade && !JSON.stringify(others).includes(JSON.stringify(entry[name]));
    if (before === undefined || isFollowing) named[name] = nameIn(entry, form.namedAfter);
  }
  return named;
}
