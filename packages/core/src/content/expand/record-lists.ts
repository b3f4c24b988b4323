import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { dateField, groupFields, topicFields } from '../../schema/record-fields.ts';
import { memoizeByKey } from '../../text/memoize.ts';
import { slugOfValue } from '../../text/slug.ts';
import { endOf, startOf } from '../../time/moment.ts';
import type { WrittenRecords } from '../collections.ts';
import { type PublicationFields, publicationOf } from '../publication.ts';
import { comparable, valuesOf } from '../resolve/select-records.ts';

/** The functions of the index that lists of records need. */
export type RecordLists = Pick<WrittenRecords, 'ids' | 'raw' | 'select' | 'isComplete' | 'absence' | 'isFallback' | 'timeZone'>;

/**
 * The listed records with a value, by their ids: the published ones, or, when there is none, those that come, or else the last ones
 * that were published. `publication` is that of the first or last of them; empty for published records. `shown` is the value as the first
 * record writes it.
 */
export type RecordList = { value: string; shown: string; slug: string; ids: readonly string[]; publication: PublicationFields };

type Subject = { collection: string; schemas: Pick<ContentSchemas, 'recordSchema' | 'hasLists'> };

/** The word in `per` for one list of all records. */
export const allRecords = 'all';

/** The word in `per` for the named lists of a collection. */
const namedLists = 'list';

/** Returns the words that `per` accepts in a page file for a collection. */
export const acceptedInPer = ({ collection, schemas }: Subject): string[] => [
  allRecords,
  ...(schemas.hasLists(collection) ? [namedLists] : []),
  ...groupFields(planOf(schemas.recordSchema(collection))).keys(),
];

/** Returns the ids of the listed, published records: newest first when records have a date, else in their order in the collection. */
function listedIds({ collection, schemas }: Subject, records: RecordLists): readonly string[] {
  const hasDate = dateField(planOf(schemas.recordSchema(collection))) !== undefined;
  return records.select(collection, hasDate ? { order: 'newest' } : {});
}

/** Returns the lists of records by the values of a field, in the order of their first records. */
export function recordLists(subject: Subject & { per: string }, records: RecordLists): RecordList[] {
  const published = idsByValue(listedIds(subject, records), subject, records);
  const upcoming = idsByValue(idsOf(subject, records, 'upcoming'), subject, records);
  const over = idsByValue(idsOf(subject, records, 'over'), subject, records);
  const named = (value: string, ids: string[]) => ({
    value,
    shown: writtenValue(value, ids, subject, records),
    slug: slugOfValue(value),
    ids,
  });
  const toList = ([value, ids]: [string, string[]], publication: PublicationFields): RecordList => ({ ...named(value, ids), publication });
  return [
    ...[...published].map((list) => toList(list, {})),
    ...[...upcoming].filter(([value]) => !published.has(value)).map((list) => toList(list, firstPublication(list[1], subject, records))),
    ...[...over]
      .filter(([value]) => !published.has(value) && !upcoming.has(value))
      .map(([value, ids]) => lastList(named(value, ids), subject, records)),
  ];
}

/** Returns a value as the first of its records writes it. The year of a date and the name of a list are not written like that. */
function writtenValue(
  value: string,
  [first = '']: readonly string[],
  { collection, per }: Subject & { per: string },
  records: RecordLists,
): string {
  const written: unknown = Reflect.get(records.raw(collection, first) ?? {}, per);
  return (
    [written]
      .flat()
      .map(String)
      .find((one) => comparable(one) === value) ?? value
  );
}

/** Returns the ids of listed records that are not published yet, or not any more. */
const idsOf = ({ collection }: Subject, records: RecordLists, time: 'upcoming' | 'over'): string[] =>
  records.ids(collection).filter((id) => {
    const absence = records.absence(collection, id);
    return (
      absence && (absence.reason === 'over') === (time === 'over') && Reflect.get(records.raw(collection, id) ?? {}, 'listed') !== false
    );
  });

/** Groups records by their values. */
function idsByValue(ids: readonly string[], subject: Subject & { per: string }, records: RecordLists): Map<string, string[]> {
  const valuesOfRecord = valuesBy(subject);
  const lists = new Map<string, string[]>();
  for (const id of ids) {
    const record = records.raw(subject.collection, id) ?? {};
    for (const value of new Set(valuesOfRecord(id, record))) memoizeByKey(lists, value, () => []).push(id);
  }
  return lists;
}

/** Returns when the first of some records is published: at the earliest time, or at none while all are drafts. */
function firstPublication(ids: readonly string[], { collection }: Subject, records: RecordLists): PublicationFields {
  const timeZone = records.timeZone();
  const all = ids.map((id) => publicationOf(records.raw(collection, id) ?? {}));
  const [first] = all.filter(({ draft }) => !draft).toSorted((a, b) => timeOf(a, timeZone) - timeOf(b, timeZone));
  return first ? { publish: { from: first.publish?.from } } : { draft: true };
}

/** Returns the list of the records that were published last, with the day until which they were. So links to its page are known. */
function lastList(list: Omit<RecordList, 'publication'>, { collection }: Subject, records: RecordLists): RecordList {
  const timeZone = records.timeZone();
  const untilOf = (id: string): string => publicationOf(records.raw(collection, id) ?? {}).publish?.until ?? '';
  const [until = ''] = list.ids.map(untilOf).toSorted((a, b) => endOf(b, timeZone) - endOf(a, timeZone));
  return { ...list, ids: list.ids.filter((id) => untilOf(id) === until), publication: { publish: { until } } };
}

const timeOf = ({ publish }: PublicationFields, timeZone: string): number =>
  publish?.from === undefined ? 0 : startOf(publish.from, timeZone);

/** Returns a function that returns the values by which a record is listed. */
function valuesBy({ collection, schemas, per }: Subject & { per: string }): (id: string, record: object) => string[] {
  if (per === allRecords) return () => [allRecords];
  const kind = groupFields(planOf(schemas.recordSchema(collection))).get(per);
  if (kind === 'year') return (_, record) => valuesOf(record, per).map((date) => date.slice(0, 4));
  if (kind === undefined && per === namedLists) return (id) => [id.slice(0, id.indexOf('/'))];
  return (_, record) => valuesOf(record, per);
}

/** The ids of other listed records, for the page of a record: lists with one id or none, and up to three. */
type Neighbours = { previous: string[]; next: string[]; related: string[] };

/** True for a text with a placeholder for other records. */
export const namesNeighbours = (text: string): boolean => /\{(?:previous|next|related)\}/.test(text);

/** The listed records of a collection, and the positions of those that have a value, in the same order. */
type Order = {
  ids: readonly string[];
  positions: ReadonlyMap<string, number>;
  byTopic: ReadonlyMap<string, readonly number[]>;
  /** Where the next record is: -1 when the newest is first. */
  step: 1 | -1;
};

const maxRelated = 3;

/** How many records with a value are compared: those around the record. It limits the work for 10,000 records of one category. */
const maxCompared = 200;

/**
 * Returns a function that returns the neighbours of a record, by its id. The previous record is the older one when records have a
 * date, else the one above it.
 */
export function neighboursIn(subject: Subject, records: RecordLists): (id: string) => Neighbours {
  const order = orderOf(subject, records);
  const { ids, positions, step } = order;
  return (id) => {
    const position = positions.get(id);
    const beside = (distance: number): string[] =>
      position === undefined ? [] : [ids[position + distance]].filter((one) => one !== undefined);
    const topics = topicsOf(records.raw(subject.collection, id) ?? {}, subject);
    return { previous: beside(-step), next: beside(step), related: relatedTo(topics, order, position) };
  };
}

function orderOf(subject: Subject, records: RecordLists): Order {
  const { collection, schemas } = subject;
  const ids = listedIds(subject, records);
  const byTopic = new Map<string, number[]>();
  for (const [position, id] of ids.entries())
    for (const topic of topicsOf(records.raw(collection, id) ?? {}, subject)) memoizeByKey(byTopic, topic, () => []).push(position);
  const isNewestFirst = dateField(planOf(schemas.recordSchema(collection))) !== undefined;
  return { ids, positions: new Map(ids.map((id, position) => [id, position])), byTopic, step: isNewestFirst ? -1 : 1 };
}

/** Returns the fields of a record that say what it is about, each with one of its values, as texts. */
const topicsOf = (record: object, { collection, schemas }: Subject): Set<string> =>
  new Set(
    topicFields(planOf(schemas.recordSchema(collection))).flatMap((field) =>
      valuesOf(record, field).map((value) => JSON.stringify([field, value])),
    ),
  );

/** Returns the records with most topics in common with a record; of several with equally many, the first ones. */
function relatedTo(topics: ReadonlySet<string>, { ids, byTopic }: Order, position: number | undefined): string[] {
  const shared = new Map<number, number>();
  for (const topic of topics)
    for (const other of around(byTopic.get(topic) ?? [], position ?? 0))
      if (other !== position) shared.set(other, (shared.get(other) ?? 0) + 1);
  return [...shared]
    .toSorted(([one, a], [other, b]) => b - a || one - other)
    .slice(0, maxRelated)
    .flatMap(([other]) => ids[other] ?? []);
}

/** Returns the positions that are nearest to one. */
function around(positions: readonly number[], position: number): readonly number[] {
  if (positions.length <= maxCompared) return positions;
  const start = Math.max(positions.findIndex((one) => one >= position) - maxCompared / 2, 0);
  return positions.slice(start, start + maxCompared);
}
