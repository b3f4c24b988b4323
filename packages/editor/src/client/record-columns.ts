import { formatMoney } from '@pagewright/core/browser';
import type { OfferedCollection, WrittenRecord } from 'pagewright/editing';
import { type Field, isGroup } from 'pagewright/fields';
import { dateFormat } from './date-format.ts';

/** How many fields of a record a table shows beside its title and its picture. */
const maxColumns = 4;

/** A field that is edited in the table itself: one with a short value. */
export const isShort = (field: Field): boolean =>
  ['number', 'boolean', 'choice'].includes(field.control) ||
  (field.control === 'text' && !field.isRich) ||
  (field.control === 'line' && field.names === undefined);

/** The fields that say whether visitors see a record. The column of its state stands for them. */
const ofState = ['id', 'draft', 'publish', 'listed', 'tags'];

/** Returns the fields that fit into a table: short ones and dates, the required ones first, without those that stand for the record. */
export function columnsOf({ fields, roles }: OfferedCollection): Field[] {
  const fitting = fields.filter(
    (field) => ![...ofState, roles.title, roles.picture, roles.summary].includes(field.name) && (isShort(field) || isPeriod(field)),
  );
  return [...fitting.filter(({ isOptional }) => !isOptional), ...fitting.filter(({ isOptional }) => isOptional)].slice(0, maxColumns);
}

const isPeriod = (field: Field): boolean => field.control === 'group' && field.fields.map(({ name }) => name).join() === 'from,until';

/** Returns the value of a field of a record. */
export const fieldIn = (value: unknown, name: string | undefined): unknown =>
  name !== undefined && isGroup(value) ? value[name] : undefined;

/** Returns what stands for a record: its title, else its key. */
export function titleOfRecord({ value, key }: WrittenRecord, { roles }: OfferedCollection): string {
  const title = fieldIn(value, roles.title);
  return typeof title === 'string' && title !== '' ? title : key;
}

type Words = { language: string; site?: string | undefined; yes: string; no: string };

/** Returns a value as people read it: an amount with its currency, a date in their language. */
export function textOf(field: Field, value: unknown, { language, yes, no, site }: Words): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (field.control === 'number' && typeof value === 'number') return numberText(value, field.unit, language);
  if (field.control === 'choice') return field.labels?.[String(value)] ?? String(value);
  if (isGroup(value))
    return [value.from, value.until].flatMap((day) => (typeof day === 'string' ? [dateText(day, language, site)] : [])).join(' – ');
  if (field.control === 'line' && (field.format === 'date' || field.format === 'moment')) return dateText(String(value), language, site);
  return typeof value === 'object' ? '' : String(value);
}

function numberText(value: number, unit: string | undefined, language: string): string {
  if (unit !== undefined && /^[A-Z]{3}$/.test(unit)) return formatMoney(value, unit, language);
  return [new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(value), unit].filter(Boolean).join(' ');
}

/** Returns a date in a language. What is none stays as it is written. */
function dateText(written: string, language: string, site: string | undefined): string {
  const time = Date.parse(written);
  if (!/^\d{4}-\d\d-\d\d/.test(written) || Number.isNaN(time)) return written;
  const isDay = written.length === 10;
  const style = isDay ? { timeZone: 'UTC' } : { timeStyle: 'short' as const };
  return dateFormat(language, site, { dateStyle: 'medium', ...style }).format(time);
}

const collators = new Map<string, Intl.Collator>();

/** Making a collator takes longer than comparing with it. */
function collatorOf(language: string): Intl.Collator {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  return collator;
}

/** Compares two values of a column: numbers by size, everything else by its letters. Records without a value are last. */
export function compareValues(one: unknown, other: unknown, language: string): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [first, second] = [one, other].map((value) => String(isGroup(value) ? value.from : value));
  return collatorOf(language).compare(first ?? '', second ?? '');
}

/** Returns records in the order of a field, or as they were. */
export function inOrder(
  records: readonly WrittenRecord[],
  { by, isDescending, language }: { by: string | undefined; isDescending: boolean; language: string },
): readonly WrittenRecord[] {
  if (by === undefined) return records;
  const sorted = records.toSorted((one, other) => compareValues(fieldIn(one.value, by), fieldIn(other.value, by), language));
  return isDescending ? sorted.toReversed() : sorted;
}

/** The texts of records in which words are searched. Making them for thousands takes longer than the search. */
const searched = new WeakMap<WrittenRecord, string>();

/** Returns true for a record that has all words, in any of its texts. */
export function hasWords(record: WrittenRecord, words: string): boolean {
  const text = searched.get(record) ?? `${record.key} ${JSON.stringify(record.value)}`.toLowerCase();
  searched.set(record, text);
  const all = words.toLowerCase().split(/\s+/);
  return all.every((word) => text.includes(word));
}

/** Whether visitors see a record. */
export type RecordState = 'published' | 'draft' | 'dated';

/** Returns whether visitors see a record on a day, such as `2027-06-01`. */
export function stateOf(value: unknown, today: string): RecordState {
  if (fieldIn(value, 'draft') === true) return 'draft';
  const { from, until } = Object(fieldIn(value, 'publish'));
  const isEarly = typeof from === 'string' && from.slice(0, 10) > today;
  const isOver = typeof until === 'string' && until.slice(0, 10) < today;
  return isEarly || isOver ? 'dated' : 'published';
}
