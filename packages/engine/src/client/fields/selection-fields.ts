import { fillIn } from '@pagewright/core/browser';
import type { Field } from '../../editor-schema/controls.ts';
import { labelOf } from './field-parts.tsx';
import type { SelectableCollection } from './fields-context.ts';
import { isGroup } from './values.ts';

type Labels = Readonly<Record<string, string>>;

/** What every record has, beside the fields of its collection. */
const common = ['id', 'path', 'listed', 'draft', 'publish', 'href', 'lang'];

/** The settings that most selections have, and those that people look for. Forms fold the others while they have no value. */
const usual = ['show', 'group', 'order', 'when', 'visitors'];

/** Returns the settings of a selection beside its collection, with the records and the fields of the collection to choose from. */
export function selectionFields(
  settings: readonly Field[],
  { name, fields }: SelectableCollection,
  value: unknown,
  descending: string,
): Field[] {
  const labels = Object.fromEntries(fields.filter((field) => !common.includes(field.name)).map((field) => [field.name, labelOf(field)]));
  const down = Object.entries(labels).map(([field, label]) => [`${field} descending`, fillIn(descending, { name: label })]);
  const orders = { ...labels, ...Object.fromEntries(down) };
  const outline = (setting: Field, value: unknown): Field => {
    const written = isGroup(value) ? value[setting.name] : undefined;
    if (setting.name === 'visitors' && setting.control === 'group')
      return { ...setting, fields: setting.fields.map((inner) => outline(inner, written)) };
    if (setting.name === 'only' && setting.control === 'list')
      return { ...setting, item: { ...setting.item, control: 'line', names: `records ${name}` } };
    if (setting.name === 'group') return choiceOf(setting, labels, [written]);
    if (setting.name === 'order') return choiceOf(setting, orders, [written]);
    if (setting.control !== 'list' || !['show', 'filter', 'sort'].includes(setting.name)) return setting;
    const entries: readonly unknown[] = Array.isArray(written) ? written : [];
    return { ...setting, item: choiceOf(setting.item, setting.name === 'sort' ? orders : labels, entries), sample: undefined };
  };
  return settings
    .filter((setting) => setting.name !== 'of')
    .map((setting) => outline(setting, value))
    .map((setting) => (usual.includes(setting.name) ? setting : { ...setting, form: { ...setting.form, isAdvanced: true as const } }))
    .sort((one, other) => rank(one) - rank(other));
}

/** The usual settings are first. */
const rank = ({ name }: Field): number => (usual.includes(name) ? usual.indexOf(name) : usual.length);

/** Returns a field with values to choose from: those that are offered and those that it has. A new entry of a list is one that it does not have. */
function choiceOf(field: Field, labels: Labels, written: readonly unknown[]): Field {
  const texts = written.filter((value) => typeof value === 'string');
  const all = { ...labels, ...Object.fromEntries(texts.filter((text) => !(text in labels)).map((text) => [text, text])) };
  const values = Object.keys(all);
  return { ...field, control: 'choice', values, labels: all, sample: values.find((one) => !texts.includes(one)) ?? values[0] };
}
