import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { type FieldPlan, fieldNames, kindOf, listIn, objectIn, planIn } from '../../schema/field-plan.ts';
import type { FieldKindName, ShownEntry, ShownPicture, ShownValue } from '../../schema/fields/field-kinds.ts';
import { rolesOf } from '../../schema/record-roles.ts';
import { wordsOfName } from '../../text/words-of-name.ts';
import { trustType } from '../../trust/trust-type.ts';

/** Returns what visitors read for a field: `openingDay` is `Opening day` when its type gives it no label. */
export const labelOf = (name: string, plan: FieldPlan | undefined): string => plan?.label ?? wordsOfName(name);

/** Returns the fields of a resolved group or record as components show them, without absent ones. */
export const shownEntries = (value: object, names: readonly string[], plan: FieldPlan, schemas: ContentSchemas): ShownEntry[] =>
  names.flatMap((name) => {
    const field = planIn(plan, name);
    const shown = field && shownValue(Reflect.get(value, name), field, schemas);
    const label = labelOf(name, field);
    if (shown?.kind === 'link' && field?.format?.type === 'button')
      return [{ name, label, value: { ...shown, kind: 'button', text: label } }];
    return shown ? [{ name, label, value: shown }] : [];
  });

/** Returns a resolved value as components show it. Undefined for an absent one, and for one that is not for visitors. */
function shownValue(value: unknown, plan: FieldPlan, schemas: ContentSchemas): ShownValue | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value) && kindOf(plan)?.kind !== 'icon') {
    const item = plan.fieldKind ? plan : { ...(listIn(plan)?.item ?? plan), ...(plan.format && { format: plan.format }) };
    const values = value.flatMap((one: unknown) => shownValue(one, item, schemas) ?? []);
    return isPicture(item) ? { kind: 'pictures', pictures: values.flatMap(pictureOf) } : { kind: 'list', values };
  }
  const fieldKind = kindOf(plan);
  if (fieldKind?.kind === 'record' || fieldKind?.kind === 'records') return recordLink(value, fieldKind.collection, schemas);
  const shownKind = fieldKind && byKind[fieldKind.kind];
  if (fieldKind && (plan.format === undefined || plan.format.type === 'button')) return shownKind?.(value);
  if (typeof value === 'string') return textValue(value, plan);
  if (typeof value === 'number') return { kind: 'number', number: value, ...(plan.format && { format: plan.format }) };
  if (typeof value === 'boolean') return { kind: 'yes-no', isYes: value };
  return typeof value === 'object' && value !== null ? groupValue(value, plan, schemas) : undefined;
}

/** True for a picture, and for a group of a picture that every entry has and at most a text that may be missing: its caption. */
function isPicture(plan: FieldPlan): boolean {
  if (kindOf(plan)?.kind === 'image') return true;
  const fields = Object.values(objectIn(plan)?.fields ?? {});
  const pictures = fields.filter((field) => !field.isOptional && kindOf(field)?.kind === 'image');
  const captions = fields.filter((field) => field.isOptional && !field.format && kindOf(field)?.kind === 'text');
  return fields.length < 3 && pictures.length === 1 && captions.length === fields.length - 1;
}

function pictureOf(value: ShownValue): ShownPicture[] {
  if (value.kind === 'image') return [{ image: value.image }];
  if (value.kind !== 'group') return [];
  const parts = value.entries.map((entry) => entry.value);
  const caption = parts.flatMap((part) => (part.kind === 'text' ? part.text : []))[0];
  return parts.flatMap(pictureOf).map(({ image }) => ({ image, caption }));
}

function textValue(text: string, { format }: FieldPlan): ShownValue {
  if (format?.type === 'choice') return { kind: 'text', text: format.labels[text] ?? text };
  if (format?.type === 'email' || format?.type === 'phone' || format?.type === 'duration') return { kind: format.type, text };
  return { kind: 'text', text };
}

function groupValue(value: object, plan: FieldPlan, schemas: ContentSchemas): ShownValue {
  const part = (name: string): string[] => {
    const text: unknown = Reflect.get(value, name);
    return typeof text === 'string' ? [text] : [];
  };
  if (plan.format?.type === 'period') {
    const [from = ''] = part('from');
    const [until] = part('until');
    return { kind: 'period', from, ...(until !== undefined && { until }) };
  }
  if (plan.format?.type === 'range') {
    const [from, to] = ['from', 'to'].map((name) => Number(Reflect.get(value, name)));
    const { unit } = plan.format;
    return { kind: 'range', from: from ?? 0, to: to ?? 0, ...(unit !== undefined && { unit }) };
  }
  if (plan.format?.type === 'place') {
    // The postal code stands before the city, as in most countries.
    const city = [...part('postalCode'), ...part('city')].join(' ');
    return { kind: 'place', lines: [...part('name'), ...part('street'), ...(city === '' ? [] : [city]), ...part('country')] };
  }
  return { kind: 'group', entries: shownEntries(value, fieldNames(plan), plan, schemas) };
}

function recordLink(record: unknown, collection: string, schemas: ContentSchemas): ShownValue | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const { title = 'id' } = rolesOf(planOf(schemas.recordSchema(collection)), schemas.types[collection]?.roles);
  const href: unknown = Reflect.get(record, 'href');
  return { kind: 'record', title: String(Reflect.get(record, title)), ...(typeof href === 'string' && { href }) };
}

const text =
  (kind: 'text' | 'date' | 'time') =>
  (value: unknown): ShownValue => ({ kind, text: String(value) });

/** What is shown of a value of each field kind. Its resolved type is that of the kind. Others are not for visitors. */
const byKind: Readonly<Partial<Record<FieldKindName, (value: unknown) => ShownValue>>> = {
  text: text('text'),
  date: text('date'),
  time: text('time'),
  href: (value) => ({ kind: 'link', href: String(value) }),
  image: (value) => ({ kind: 'image', image: trustType(value) }),
  media: (value) => ({ kind: 'image', image: { ...trustType<Omit<Image, 'alt'>>(value), alt: '' } }),
  icon: (value) => ({ kind: 'icon', shapes: trustType(value) }),
  download: (value) => ({ kind: 'file', file: trustType(value) }),
  rich: (value) => ({ kind: 'rich', html: trustType<{ html: string }>(value).html }),
};

type Image = Extract<ShownValue, { kind: 'image' }>['image'];
