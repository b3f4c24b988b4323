import { memoizeByKey } from '../../cache/memoize-by-key.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { groupFields } from '../../schema/fields/group-fields.ts';
import { dateField } from '../../schema/fields/plain-fields.ts';
import { slugOf } from '../../text/slug.ts';
import type { RecordIndex } from '../resolve/record-lookup.ts';
import { valuesOf } from '../resolve/select-records.ts';

/** The functions of the index that lists of records need. */
export type RecordLists = Pick<RecordIndex, 'ids' | 'raw' | 'select' | 'isComplete'>;

/** The listed, published records with a value, by their ids. */
export type RecordList = { value: string; slug: string; ids: readonly string[] };

type Subject = { collection: string; schemas: Pick<ContentSchemas, 'recordSchema' | 'hasLists'> };

/** The word in `per` for one list of all records. */
export const allRecords = 'all';

/** The word in `per` for the named lists of a collection. */
const namedLists = 'list';

/** Returns the words that `per` accepts in a page file for a collection. */
export const acceptedInPer = ({ collection, schemas }: Subject): string[] => [
  allRecords,
  ...(schemas.hasLists(collection) ? [namedLists] : []),
  ...groupFields(schemas.recordSchema(collection)).keys(),
];

const ordered = new WeakMap<object, Map<string, readonly string[]>>();

/** Returns the ids of the listed, published records: newest first when records have a date, else in their order in the collection. */
export function listedIds({ collection, schemas }: Subject, records: RecordLists): readonly string[] {
  const known = memoizeByKey(ordered, records, () => new Map<string, readonly string[]>());
  const hasDate = dateField(schemas.recordSchema(collection)) !== undefined;
  return memoizeByKey(known, collection, () => records.select(collection, hasDate ? { order: 'newest' } : {}));
}

/** Returns the lists of records by the values of a field, in the order of their first records. */
export function recordLists(subject: Subject & { per: string }, records: RecordLists): RecordList[] {
  const { collection, per } = subject;
  const ids = listedIds(subject, records);
  if (per === allRecords) return ids.length > 0 ? [{ value: allRecords, slug: allRecords, ids }] : [];
  const valuesOfRecord = valuesBy(subject);
  const lists = new Map<string, string[]>();
  for (const id of ids) {
    for (const value of new Set(valuesOfRecord(id, records.raw(collection, id) ?? {}))) memoizeByKey(lists, value, () => []).push(id);
  }
  return [...lists].map(([value, own]) => ({ value, slug: slugOf(value), ids: own }));
}

/** Returns a function that returns the values by which a record is listed. */
function valuesBy({ collection, schemas, per }: Subject & { per: string }): (id: string, record: object) => string[] {
  const kind = groupFields(schemas.recordSchema(collection)).get(per);
  if (kind === 'year') return (_, record) => valuesOf(record, per).map((date) => date.slice(0, 4));
  if (kind === undefined && per === namedLists) return (id) => [id.slice(0, id.indexOf('/'))];
  return (_, record) => valuesOf(record, per);
}
