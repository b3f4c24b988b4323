import { periodIn } from '../../time/period.ts';
import { decimalsOf } from '../fields/currency.ts';
import { type LinkPlaceholder, linkPlaceholders, placeholders } from './template-placeholders.ts';
import type { TypeFieldKind } from './type-field-kinds.ts';
import type { RecordType } from './type-fields.ts';

/** The kinds of fields whose values can be a part of an address. */
const addressKinds: readonly TypeFieldKind[] = [
  ...(['text', 'number', 'money', 'rating', 'date', 'time', 'period', 'duration'] as const),
  ...(['choice', 'yes-no', 'email', 'phone', 'record'] as const),
];

type Fields = RecordType['fields'];

/** Returns the placeholders that the template of a type may have. */
export const acceptedPlaceholders = (fields: Fields): LinkPlaceholder[] => [
  { name: 'id', isMinor: false },
  ...Object.entries(fields).flatMap(([name, field]) => [
    ...(field && addressKinds.includes(field.kind) ? [{ name, isMinor: false }] : []),
    ...(field?.kind === 'money' ? [{ name, isMinor: true }] : []),
  ]),
];

/** Returns the fields of a type as records must have them: a required link needs the fields in its template in place of itself. */
export function withFieldsOfLinks(fields: Fields): Fields {
  const needed = new Set(
    Object.values(fields).flatMap((field) =>
      field?.required && field.template !== undefined ? linkPlaceholders(field.template).map(({ name }) => name) : [],
    ),
  );
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    field && { ...field, required: field.template === undefined && (field.required || needed.has(name)) },
  ]);
  return Object.fromEntries(entries);
}

/**
 * Returns a record with the links that its type has templates for. A link that the record has itself stays. A record without one of the
 * values does not get the link, and a closed one neither.
 */
export function withLinks<Values extends object>(record: Values, fields: Fields): Values {
  const links = Object.entries(fields).flatMap(([name, field]) => {
    if (field?.template === undefined || Reflect.get(record, name) !== undefined) return [];
    const href = filledTemplate(field.template, record, fields);
    return href === undefined ? [] : [[name, href]];
  });
  return links.length === 0 || isClosed(record, fields) ? record : { ...record, ...Object.fromEntries(links) };
}

const isClosed = (record: object, fields: Fields): boolean =>
  Object.entries(fields).some(([name, field]) =>
    field?.options?.some((option) => typeof option === 'object' && option.closed && option.value === Reflect.get(record, name)),
  );

/** Returns an address with the values of a record. Undefined when one is missing, or would lead to another folder of the website. */
function filledTemplate(template: string, record: object, fields: Fields): string | undefined {
  const values = linkPlaceholders(template).map((one) => textOf(Reflect.get(record, one.name), one, fields));
  if (values.includes(undefined)) return undefined;
  const href = template.replaceAll(placeholders, () => encodeURIComponent((values.shift() ?? '').replaceAll(/\p{Cs}/gu, '\uFFFD')));
  const [path = ''] = href.split(/[?#]/, 1);
  return path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part)) ? undefined : href;
}

/** Returns a value as it stands in an address, before it is encoded: an amount as `12.50`, of a period when it begins. */
function textOf(value: unknown, { name, isMinor }: LinkPlaceholder, fields: Fields): string | undefined {
  const { kind, currency = 'EUR' } = fields[name] ?? {};
  if (kind === 'money' && typeof value === 'number') {
    const decimals = decimalsOf(currency);
    return isMinor ? String(Math.round(value * 10 ** decimals)) : value.toFixed(decimals);
  }
  if (kind === 'period') return periodIn(value)?.from;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
