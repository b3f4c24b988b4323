import { z } from 'zod';
import { type FieldKindName, fieldKinds } from './field-kinds.ts';
import { unwrapSchema } from './unwrap-schema.ts';

/** Whether the values of a field kind are plain, so that they can be compared. */
const isPlainKind = {
  ...{
    image: false,
    video: false,
    media: false,
    file: false,
    download: false,
    icon: false,
    href: false,
    records: false,
    block: false,
    page: false,
    rich: false,
    custom: false,
    colour: false,
  },
  ...{
    record: true,
    text: true,
    name: true,
    path: true,
    date: true,
    time: true,
    recipient: true,
    webhook: true,
    upload: true,
    mailText: true,
  },
} as const satisfies Record<FieldKindName, boolean>;

/** Returns the kind of a field. Undefined for one without, such as a number. */
export function kindOf(field: unknown): FieldKindName | undefined {
  const inner = unwrapSchema(field);
  return inner instanceof z.ZodType ? fieldKinds.get(inner)?.kind : undefined;
}

/** True for a text, a choice, a number, a date, `true` or `false`. */
export function isPlain(field: unknown): boolean {
  const kind = kindOf(field);
  if (kind !== undefined) return isPlainKind[kind];
  const inner = unwrapSchema(field);
  return [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral].some((type) => inner instanceof type);
}

/** True for a list of plain values, such as tags. */
export function isPlainList(field: unknown): boolean {
  const inner = unwrapSchema(field);
  return inner instanceof z.ZodArray && isPlain(inner.element);
}

/** Returns the field with the date of a record, by which `newest` and `oldest` sort: the first one of the kind `date`. */
export const dateField = (record: z.ZodObject): string | undefined =>
  Object.entries(record.shape).find(([, field]) => kindOf(field) === 'date')?.[0];
