import type { SampleText } from '../../edit/samples-in-file.ts';
import type { Field } from '../../editor-schema/controls.ts';
import { isGroup, startOf, withField } from './values.ts';

/** Returns the kind of a group whose fields depend on one: that of its field `kind`, or the default of this field. */
function kindOf(fields: readonly Field[], group: unknown): unknown {
  const field = fields.find(({ name }) => name === 'kind');
  return (isGroup(group) ? group.kind : undefined) ?? field?.default;
}

/**
 * Returns the fields of a group that fit its kind. One that is there, although it does not fit, stays visible with its problem. Of two in place of each
 * other, one is required: a picture needs an alternative text, or is decorative.
 */
export function fittingFields(fields: readonly Field[], group: unknown): readonly Field[] {
  const kind = String(kindOf(fields, group));
  const isThere = ({ name }: Field): boolean => isGroup(group) && name in group;
  const fitting = fields.filter((field) => field.kinds?.includes(kind) !== false || isThere(field));
  return fitting.map((field) => {
    const others = fitting.filter(({ form }) => form.inPlaceOf === field.name);
    return others.length > 0 ? { ...field, isOptional: others.some(isThere) } : field;
  });
}

/** Returns a group of another kind: without the fields that do not fit, and with examples for those that the kind needs. */
export function withKind(fields: readonly Field[], group: unknown, kind: unknown): Record<string, unknown> {
  const before = String(kindOf(fields, group));
  const next = withField(group, 'kind', kind);
  const now = String(kindOf(fields, next));
  for (const field of fields) {
    const { name, kinds, form } = field;
    if (kinds && !kinds.includes(now)) delete next[name];
    else if (kinds?.includes(before) === false && form.neededBy?.includes(now) && !(name in next)) next[name] = startOf(field);
  }
  return next;
}

/** Returns a group with another value of a field, and without the field that it stands in place of. */
export function withInPlace({ name, form }: Field, group: unknown, value: unknown): Record<string, unknown> {
  const next = withField(group, name, value);
  if (value !== undefined && form.inPlaceOf !== undefined) delete next[form.inPlaceOf];
  return next;
}

/** Returns the group of a picture without its alternative text when that is a sample: it describes another picture. */
export function withoutSampleOf(
  group: Record<string, unknown>,
  path: SampleText['path'],
  samples: readonly SampleText[],
): Record<string, unknown> {
  const isSample = samples.some((one) => one.text === group.alt && one.path.join('\n') === [...path, 'alt'].join('\n'));
  return isSample ? withField(group, 'alt', undefined) : group;
}
