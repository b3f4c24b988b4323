import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '@pagewright/core';
import type { Field, NameList, NameLists } from '../editor-schema/controls.ts';

/** What a site may lack for a block: names of a list, or records of any collection. */
export type Lack = NameList | 'records';

type Group = Record<string, unknown>;

type Options = Extract<Field, { control: 'options' }>;

const has = (names: NameLists, list: NameList, value: unknown): boolean =>
  names[list]?.some((name) => String(name) === String(value)) === true;

/** The list of records of which a field with options has some. Undefined for other options, such as those of blocks. */
const recordsIn = ({ options }: Options): NameList | undefined =>
  options
    .flatMap((option) => (option.control === 'list' ? option.item : option))
    .flatMap((option) => (option.control === 'options' ? option.options : option))
    .flatMap((option) => (option.control === 'line' ? (option.names ?? []) : []))
    .find((name) => name.startsWith('records '));

/** The fields of records that are written in the block. Undefined where a field has none of its own. */
function inlineRecord(field: Field): Extract<Field, { control: 'group' }> | undefined {
  const list = field.control === 'options' ? field.options.find((option) => option.control === 'list') : undefined;
  const item = list?.control === 'list' ? list.item : undefined;
  return item?.control === 'options' ? item.options.find((option) => option.control === 'group') : undefined;
}

/** Returns the values of a group, or of a block, with what the site has. Undefined when a required one does not fit. */
export function fitFields(fields: readonly Field[], group: Group, names: NameLists): Group | undefined {
  const fitted = { ...group };
  for (const field of fields) {
    // A default may name what the site lacks, such as all records of none.
    const written = field.name in group ? group[field.name] : field.default;
    const value = written === undefined ? undefined : fitValue(field, written, names);
    if (value === undefined && field.name in group && !field.isOptional) return undefined;
    if (value === undefined) delete fitted[field.name];
    else if (field.name in group || !isDeepStrictEqual(value, written)) fitted[field.name] = value;
  }
  return fitted;
}

/**
 * Returns a value for a field with what the site has in place of what it lacks: its files and records, or records that are written in the
 * block. Undefined when the site has nothing that fits.
 */
export function fitValue(field: Field, value: unknown, names: NameLists): unknown {
  switch (field.control) {
    case 'line':
      return fitName(field.names, value, names);
    case 'list':
      return Array.isArray(value) ? fitEntries(field.item, value, names) : value;
    case 'group':
      return isGroup(value) ? fitFields(field.fields, value, names) : value;
    case 'options': {
      const list = recordsIn(field);
      if (list !== undefined) return fitRecords(field, list, value, names);
      const own = field.options.find((option) => hasShape(option, value));
      return own ? fitValue(own, value, names) : value;
    }
    default:
      return value;
  }
}

/** True for an option whose values look like a value. */
function hasShape(option: Field, value: unknown): boolean {
  if (option.control === 'constant') return option.value === value;
  if (option.control === 'group')
    return isGroup(value) && option.fields.every((field) => field.control !== 'constant' || field.value === value[field.name]);
  return option.control === 'list' ? Array.isArray(value) : option.control === 'line' && typeof value === 'string';
}

/** The same entry is there once. */
function fitEntries(item: Field, entries: readonly unknown[], names: NameLists): unknown[] | undefined {
  const fitting = entries.flatMap((entry) => fitValue(item, entry, names) ?? []);
  const apart = fitting.filter((entry, at) => fitting.findIndex((one) => isDeepStrictEqual(one, entry)) === at);
  return apart.length > 0 || entries.length === 0 ? apart : undefined;
}

function fitName(list: NameList | undefined, value: unknown, names: NameLists): unknown {
  if (list === undefined || list === 'icons' || has(names, list, value)) return value;
  const offered = names[list] ?? [];
  if (list !== 'pages') return offered.find((name) => String(name).includes('sample')) ?? offered[0];
  const [path = ''] = String(value).split(/[?#]/);
  return !path.startsWith('/') || has(names, 'pages', path) || has(names, 'files', path) ? value : '/';
}

function fitRecords(field: Options, list: NameList, value: unknown, names: NameLists): unknown {
  const entries = Array.isArray(value) ? value.filter((entry: unknown) => isGroup(entry) || has(names, list, entry)) : [];
  if (Array.isArray(value) && (entries.length > 0 || value.length === 0)) return entries;
  const [first] = names[list] ?? [];
  if (first === undefined) {
    const inline = inlineRecord(field);
    const record = inline && isGroup(inline.sample) ? fitFields(inline.fields, inline.sample, names) : undefined;
    return record && [record];
  }
  const word = field.options.find((option) => option.control === 'constant');
  if (isGroup(value) || has(names, list, value)) return value;
  return word?.control === 'constant' ? word.value : first;
}

/** Returns the list of names that a site has to have for a field, and has not. Undefined when nothing is missing. */
function lackOf(field: Field, names: NameLists): NameList | undefined {
  switch (field.control) {
    case 'line': {
      const list = field.names;
      return list === undefined || list === 'icons' || list === 'pages' || names[list]?.length ? undefined : list;
    }
    case 'list':
      return lackOf(field.item, names);
    case 'group':
      return lackOfFields(field.fields, names);
    case 'options': {
      const list = recordsIn(field);
      const inline = inlineRecord(field);
      if (list === undefined || names[list]?.length) return undefined;
      return inline ? lackOf(inline, names) : list;
    }
    default:
      return undefined;
  }
}

/** Returns the list of names that a site has to have for the required fields of a group or a block, and has not. */
export const lackOfFields = (fields: readonly Field[], names: NameLists): NameList | undefined =>
  fields.filter(({ isOptional }) => !isOptional).flatMap((field) => lackOf(field, names) ?? [])[0];
