import { pageAddress } from '../../model/address.ts';
import { type FieldPlan, fieldNames, kindOf, listIn, planIn } from '../../schema/field-plan.ts';
import type { VisitorsSelection } from '../../schema/fields/any-records.ts';
import type { ShownFilter, ShownRecord, ShownValue, VisitorChoices } from '../../schema/fields/field-kinds.ts';
import { listingFields } from '../../schema/record-fields.ts';
import { periodIn } from '../../time/period.ts';
import type { ReferenceFindings, ResolveIndexes } from './reference-findings.ts';
import { comparable, compareIn, inOrder, type Sorting } from './select-records.ts';
import { labelOf, shownEntries } from './shown-values.ts';

type FilterKind = ShownFilter['kind'];

/** Returns the fields of a record by which visitors can filter: those with values to choose from, and those with numbers or dates. */
export const filterFields = (record: FieldPlan): string[] =>
  fieldNames(record).filter((name) => !listingFields.includes(name) && filterKind(planIn(record, name)) !== undefined);

function filterKind(field: FieldPlan | undefined): FilterKind | undefined {
  if (field?.format) return byFormat[field.format.type];
  const plan = field?.fieldKind ? field : (listIn(field)?.item ?? field);
  const kind = kindOf(plan)?.kind;
  if (kind !== undefined) return byKind[kind];
  if (plan?.shape === 'boolean') return 'yes-no';
  if (plan?.shape === 'number') return 'number';
  return plan?.isPlain ? 'options' : undefined;
}

const byKind: Readonly<Record<string, FilterKind | undefined>> = { text: 'options', record: 'options', records: 'options', date: 'date' };

const byFormat: Readonly<Record<NonNullable<FieldPlan['format']>['type'], FilterKind | undefined>> = {
  money: 'number',
  number: 'number',
  range: 'number',
  rating: 'number',
  choice: 'options',
  period: 'date',
  button: undefined,
  duration: undefined,
  place: undefined,
  email: undefined,
  phone: undefined,
};

/** A record as it is resolved, with what components show of it. */
type Found = { record: { id: string | number }; shown: ShownRecord };

type Listed = { of: string; visitors: VisitorsSelection; plan: FieldPlan };

/** Returns what visitors can do with a list, and its records with what that compares. A field without any value is no filter. */
export function visitorChoices(
  found: readonly Found[],
  { of, visitors, plan }: Listed,
  { indexes }: ReferenceFindings,
): { visitors: VisitorChoices; records: ShownRecord[] } {
  const written = found.map(({ record }) => indexes.records.raw(of, String(record.id)) ?? record);
  // Components do not get every field.
  const { language } = indexes.words;
  const records = found.map(({ record }, place) => ({ ...written[place], ...record }));
  const filters = (visitors.filter ?? []).flatMap((name) => filterBy(name, records, { of, plan, indexes }));
  const orders = (visitors.sort ?? []).map((name) => ({ name, ranks: ranksOf(written, name, { plan, language }) }));
  const fieldOf = (order: string): string => order.replace(/ descending$/, '');
  return {
    visitors: {
      filters: filters.map(({ filter }) => filter),
      orders: orders.map(({ name }) => ({ name, label: labelOf(fieldOf(name), planIn(plan, fieldOf(name))) })),
      search: visitors.search === true,
    },
    records: found.map(({ shown }, place) => ({
      ...shown,
      keys: { values: filters.map(({ values }) => values[place] ?? []), ranks: orders.map(({ ranks }) => ranks.get(place) ?? 0) },
    })),
  };
}

/** Returns the place of each record in an order. */
function ranksOf(records: readonly object[], order: string, sorting: Sorting): Map<number, number> {
  const places = records.map((record, place) => ({ record, place }));
  return new Map(inOrder(places, order, sorting).map(({ place }, rank) => [place, rank]));
}

/** A filter, and the values of each record for it. */
type Filter = { filter: ShownFilter; values: NonNullable<ShownRecord['keys']>['values'] };

type Fields = { of: string; plan: FieldPlan; indexes: ResolveIndexes };

function filterBy(name: string, records: readonly object[], { of, plan, indexes }: Fields): Filter[] {
  const field = planIn(plan, name);
  const kind = filterKind(field);
  const values = records.map((record) => valuesFor(kind, Reflect.get(record, name)));
  if (!field || !kind || values.every(({ length }) => length === 0)) return [];
  const base = { name, label: labelOf(name, field) };
  if (kind === 'number') return [{ values, filter: { ...base, kind, ...(field.format && { format: field.format }) } }];
  if (kind !== 'options') return [{ values, filter: { ...base, kind } }];
  const labels = new Map<string, string>();
  for (const [place, record] of records.entries()) {
    const shown = shownEntries(record, [name], plan, indexes.schemas)[0]?.value;
    const texts = shown?.kind === 'list' ? shown.values : [shown];
    for (const [index, value] of values[place]?.entries() ?? []) labels.set(String(value), textOf(texts[index]) ?? String(value));
  }
  const options = inSchemaOrder([...labels], field, indexes.words.language).map(([value, label]) => {
    const path = indexes.records.pathOfList(of, name, value);
    return { value, label, ...(path !== undefined && { href: pageAddress(path, indexes.addresses) }) };
  });
  return [{ values, filter: { ...base, kind, options } }];
}

/** Returns what a filter compares of a value: words and ids, or the lowest and the highest number or day. */
function valuesFor(kind: FilterKind | undefined, value: unknown): string[] | number[] {
  const values: unknown[] = value === undefined ? [] : [value].flat();
  if (kind === 'number')
    return extremes(values.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : one)).map(Number));
  if (kind === 'date') return extremes(values.flatMap((one) => Object.values(periodIn(one) ?? {})).map(dayOf));
  return values.map((one) => comparable(typeof one === 'object' && one !== null ? Reflect.get(one, 'id') : one));
}

const dayOf = (moment: string): string => moment.slice(0, '2027-06-01'.length);

/** Returns the lowest and the highest of some values, which are few. */
function extremes<Value extends string | number>(values: readonly Value[]): Value[] {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : 1));
  return [...sorted.slice(0, 1), ...sorted.slice(-1)];
}

function textOf(value: ShownValue | undefined): string | undefined {
  if (value?.kind === 'record') return value.title;
  return value?.kind === 'text' ? value.text : undefined;
}

/** Returns values with their labels: those of a choice in the order of the choices, others in that of their labels. */
function inSchemaOrder(labels: readonly [string, string][], field: FieldPlan, language: string): readonly [string, string][] {
  const item = listIn(field)?.item ?? field;
  const compare = compareIn(language);
  if (item.shape !== 'choice') return labels.toSorted(([, a], [, b]) => compare(a, b));
  const order = item.values.map(String);
  return labels.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}
