import { periodIn } from '../time/period.ts';
import { type FieldPlan, fieldNames, objectIn, planIn } from './field-plan.ts';

/** The fields of a record by whose values pages can list records: `value` as it is, `year` for the year of a date. */
export type GroupFields = ReadonlyMap<string, 'value' | 'year'>;

/** These name one record, or decide whether it is in any list. */
export const listingFields: readonly string[] = ['id', 'listed', 'draft', 'publish'];

/** True for a list of plain values, such as tags. */
const isPlainList = (field: FieldPlan): boolean => field.shape === 'list' && field.item.isPlain;

const kindIn = (record: FieldPlan, name: string) => planIn(record, name)?.fieldKind?.kind;

/** Returns the field with the date of a record, by which `newest` and `oldest` sort: the one that its type names, or the first date or period. */
export const dateField = (record: FieldPlan): string | undefined =>
  objectIn(record)?.dateField ??
  fieldNames(record).find((name) => kindIn(record, name) === 'date' || planIn(record, name)?.format?.type === 'period');

/** Returns when a record begins and ends, as it is written. A date is both. Undefined without one. */
export function periodOf(record: object, plan: FieldPlan): { from: string; until: string } | undefined {
  return periodIn(Reflect.get(record, dateField(plan) ?? ''));
}

/** Returns the fields of a record by which queries can order records: those with a plain value. */
export const plainFields = (record: FieldPlan): string[] => fieldNames(record).filter((name) => planIn(record, name)?.isPlain);

/** Returns the fields of a record whose values queries can name: plain ones, and lists of them. */
export const queriedFields = (record: FieldPlan): string[] =>
  fieldNames(record).filter((name) => {
    const field = planIn(record, name);
    return field && !listingFields.includes(name) && (field.isPlain || isPlainList(field));
  });

/** Returns the fields by whose values pages can list records: texts, choices, numbers, lists of them, and dates. */
export const groupFields = (record: FieldPlan): GroupFields =>
  new Map(groupingFields(record).map((name) => [name, kindIn(record, name) === 'date' ? 'year' : 'value'] as const));

/** Returns the fields whose values say what a record is about: texts, choices and lists of them. */
export const topicFields = (record: FieldPlan): string[] =>
  groupingFields(record).filter((name) => kindIn(record, name) !== 'date' && planIn(record, name)?.shape !== 'number');

const groupingFields = (record: FieldPlan): string[] =>
  queriedFields(record).filter((name) => {
    const kind = kindIn(record, name);
    return kind !== 'time' && kind !== 'path' && planIn(record, name)?.shape !== 'boolean';
  });
