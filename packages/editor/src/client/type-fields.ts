import { isReservedFieldName, type TypeFieldKind, typeFieldKinds } from '@pagewright/core/browser';
import { freeName, isGroup, nameFor } from 'pagewright/fields';
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

/** Returns the name of a new field for its label, in camelCase: `openingDay` for "Opening day". No other field has it. */
export const nameForField = (label: string, taken: readonly string[]): string =>
  freeName(nameFor(label) || 'field', (name) => taken.includes(name) || isReservedFieldName(name));

/** Returns fields with one more, unless that has no label yet. */
export const withField = (fields: TypeFields, field: TypeField): TypeFields =>
  String(field.label ?? '').trim() === '' ? fields : { ...fields, [nameForField(String(field.label), Object.keys(fields))]: field };

/** Returns a field with another kind, and the settings that this kind cannot do without. */
export function withKind(
  { label, help, required }: TypeField,
  kind: TypeFieldKind,
  { collection, currency }: { collection: string; currency: string },
): TypeField {
  const needed: Partial<Record<TypeFieldKind, TypeField>> = {
    money: { currency },
    choice: { options: [] },
    choices: { options: [] },
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

/** True for a field with a label, for a price with a currency, and for a choice with something to choose from. */
export const isWhole = ({ label = '', options, currency }: TypeField): boolean =>
  String(label).trim() !== '' && currency !== '' && (!Array.isArray(options) || options.length > 1);

/** Returns the options of a choice as lines. */
export const linesOf = (options: unknown): string =>
  (Array.isArray(options) ? options : [])
    .map((option: unknown) => (isGroup(option) ? String(option.label ?? option.value) : String(option)))
    .join('\n');

/** Returns the options that lines stand for. `before`: those from when the typing began; they keep their words, so that records keep theirs. */
export function optionsOf(lines: string, before: unknown): unknown[] {
  const known: unknown[] = Array.isArray(before) ? before : [];
  const labels = [...new Set(lines.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
  const kept = labels.map((label, index) => {
    const same = known.find((option) => linesOf([option]) === label);
    if (same !== undefined || labels.length !== known.length) return same;
    // A line that says something else is the option that stood there.
    const [old] = known.slice(index);
    return labels.includes(linesOf([old])) ? undefined : old;
  });
  const words = new Set(kept.flatMap((option) => (option === undefined ? [] : [wordOf(option)])));
  return labels.map((label, index) => {
    const old = kept[index];
    const value = old === undefined ? freeName(suggestedPath(label).slice(1) || 'option', (one) => words.has(one), '-') : wordOf(old);
    words.add(value);
    return value === label && !isGroup(old) ? label : { ...(isGroup(old) && old), value, label };
  });
}

/** Returns the word that records write for an option. */
export const wordOf = (option: unknown): unknown => (isGroup(option) ? option.value : option);

/** Returns an option that closes the records that have it, or no longer does. */
export function withClosed(option: unknown, isClosed: boolean): unknown {
  const { closed: _, ...open } = isGroup(option) ? option : { value: option };
  return isClosed ? { ...open, closed: true } : open;
}

/** Returns the fields with one at another place. */
export function withMoved(fields: TypeFields, name: string, by: -1 | 1): TypeFields {
  const entries = Object.entries(fields);
  const from = entries.findIndex(([one]) => one === name);
  const rest = entries.toSpliced(from, 1);
  return Object.fromEntries(rest.toSpliced(from + by, 0, ...entries.slice(from, from + 1)));
}
