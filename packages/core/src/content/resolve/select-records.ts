import { type FieldPlan, planIn } from '../../schema/field-plan.ts';
import { isFieldOfQuery, type RecordQuery } from '../../schema/fields/records.ts';
import { periodOf } from '../../schema/record-fields.ts';
import { plainText } from '../../text/invisible-characters.ts';
import { memoizeByKey } from '../../text/memoize.ts';
import { secondsOf } from '../../time/duration.ts';

/** A record among which a query selects: its id with its list, its fields, and whether lists may contain it now. */
export type Candidate = { key: string; list?: string; record: object; isListed: boolean };

/** Returns the fields of a query with the values of which a record must have one. */
export const conditionsOf = (query: RecordQuery): [field: string, values: string[]][] =>
  Object.entries(query).flatMap(([field, value]): [string, string[]][] =>
    isFieldOfQuery(field) && value !== undefined ? [[field, [value].flat().map(comparable)]] : [],
  );

/** Records to sort: the plan of their fields, and the language by whose rules texts are sorted. */
export type Sorting = { plan: FieldPlan; language: string };

/** Returns the ids of the records that a query selects, in its order. An empty query selects all. */
export function selectRecords(candidates: readonly Candidate[], query: RecordQuery, sorting: Sorting): string[] {
  const conditions = conditionsOf(query);
  const found = candidates.filter(
    ({ record, list, isListed }) =>
      isListed &&
      (query.list === undefined || list === query.list) &&
      conditions.every(([field, values]) => valuesOf(record, field).some((value) => values.includes(value))),
  );
  const ordered = query.order === undefined ? found : inOrder(found, query.order, sorting);
  return ordered.slice(0, query.limit).map(({ key }) => key);
}

/** Returns the values of a record's field as they are compared: none, one, or those of a list. */
export const valuesOf = (record: object, field: string): string[] => {
  const value: unknown = Reflect.get(record, field);
  return value === undefined ? [] : [value].flat().map(comparable);
};

/** Returns a value as it is compared with others: `Café` is the same in each spelling of its letters. */
export const comparable = (value: unknown): string => plainText(String(value));

const collators = new Map<string, Intl.Collator>();

/** Returns a function that compares texts by the rules of a language, as dictionaries do: `Åre` is behind `Zorn` in Swedish. */
export const compareIn = (language: string): ((one: string, other: string) => number) =>
  memoizeByKey(collators, language, () => new Intl.Collator(language, { numeric: true })).compare;

/** Sorts by a field. Records without it come last, and those with equal values keep the order of the collection. */
export function inOrder<Found extends { record: object }>(found: readonly Found[], order: string, { plan, language }: Sorting): Found[] {
  const isByDate = order === 'newest' || order === 'oldest';
  const field = order.replace(/ descending$/, '');
  const direction = order === 'newest' || order.endsWith(' descending') ? -1 : 1;
  const isDuration = planIn(plan, field)?.format?.type === 'duration';
  const first = ({ record }: Found): unknown => {
    if (isByDate) return periodOf(record, plan)?.from;
    const value: unknown = [Reflect.get(record, field)].flat()[0];
    return isDuration && typeof value === 'string' ? secondsOf(value) : value;
  };
  const compareTexts = compareIn(language);
  return found.toSorted((one, other) => {
    const a = first(one);
    const b = first(other);
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b)));
  });
}
