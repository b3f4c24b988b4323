import { type TypeFieldKind, typeFieldKinds } from '@pagewright/core/browser';
import { isGroup } from 'pagewright/fields';
import { suggestedPath } from './suggested-path.ts';

/** A field of a type as its file has it. */
export type TypeField = Readonly<Record<string, unknown>>;

/** The fields of a type by their names. */
export type TypeFields = Readonly<Record<string, TypeField>>;

/** The kinds that a form can make. A group and a list have fields of their own. */
export const simpleKinds: readonly TypeFieldKind[] = typeFieldKinds.filter((kind) => kind !== 'group' && kind !== 'list');

/** Returns the fields in the file of a type. */
export function fieldsIn(type: unknown): TypeFields {
  const fields = isGroup(type) ? type.fields : undefined;
  return Object.fromEntries(Object.entries(isGroup(fields) ? fields : {}).map(([name, field]) => [name, isGroup(field) ? field : {}]));
}

/** Returns the kind of a field. A field without one is a text. */
export const kindOf = ({ kind = 'text' }: TypeField): TypeFieldKind => typeFieldKinds.find((one) => one === kind) ?? 'text';

/** The names that every record has with a meaning of their own. */
const reserved = ['id', 'path', 'listed', 'draft', 'publish', 'tags', 'href', 'lang'];

/** Returns the name of a new field for its label, in camelCase: `openingDay` for "Opening day". No other field has it. */
export function nameFor(label: string, taken: readonly string[]): string {
  const words = suggestedPath(label)
    .slice(1)
    .replace(/^[^a-z]+/, '')
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const start = words || 'field';
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? start : `${start}${number}`;
    if (!taken.includes(name) && !reserved.includes(name)) return name;
  }
}

/** Returns a field with another kind, and the settings that this kind cannot do without. */
export function withKind({ label, help, required }: TypeField, kind: TypeFieldKind, collection: string): TypeField {
  const needed: Partial<Record<TypeFieldKind, TypeField>> = {
    money: { currency: 'EUR' },
    choice: { options: ['one', 'two'] },
    choices: { options: ['one', 'two'] },
    record: { of: collection },
    records: { of: collection },
  };
  return {
    ...(label !== undefined && { label }),
    ...(help !== undefined && { help }),
    kind,
    ...needed[kind],
    ...(required !== undefined && { required }),
  };
}

/** Returns the options of a choice as lines. */
export const linesOf = (options: unknown): string =>
  (Array.isArray(options) ? options : [])
    .map((option: unknown) => (isGroup(option) ? String(option.label ?? option.value) : String(option)))
    .join('\n');

/** Returns the options that lines stand for. An option that was there before keeps its word, so that records keep theirs. */
export function optionsOf(lines: string, before: unknown): unknown[] {
  const known: unknown[] = Array.isArray(before) ? before : [];
  const labels = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return labels.map((label, index) => {
    const same = known.find((option) => linesOf([option]) === label);
    if (same !== undefined) return same;
    // A line in which somebody types is the option that stood there.
    const old = labels.length === known.length ? known[index] : undefined;
    const value = old === undefined ? suggestedPath(label).slice(1) || `option-${index + 1}` : isGroup(old) ? old.value : old;
    return value === label ? label : { ...(isGroup(old) && old), value, label };
  });
}

/** Returns the fields with one at another place. */
export function withMoved(fields: TypeFields, name: string, by: -1 | 1): TypeFields {
  const entries = Object.entries(fields);
  const from = entries.findIndex(([one]) => one === name);
  const rest = entries.toSpliced(from, 1);
  return Object.fromEntries(rest.toSpliced(from + by, 0, ...entries.slice(from, from + 1)));
}
