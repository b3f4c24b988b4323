import { memoizeByKey } from '../../cache/memoize.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { dateField, topicFields } from '../../schema/record-fields.ts';
import { valuesOf } from '../resolve/select-records.ts';
import { listedIds, type RecordLists } from './record-lists.ts';

/** The ids of other listed records, for the page of a record: lists with one id or none, and up to three. */
export type Neighbours = { previous: string[]; next: string[]; related: string[] };

/** True for a text with a placeholder for other records. */
export const namesNeighbours = (text: string): boolean => /\{(?:previous|next|related)\}/.test(text);

type Subject = { collection: string; schemas: ContentSchemas };

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
