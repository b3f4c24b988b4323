import { z } from 'zod';
import { trustType } from '../../trust/trust-type.ts';
import { compilePlan } from '../compile-plan.ts';
import { dateField, plainFields, queriedFields } from '../record-fields.ts';
import { type CollectionDefinitions, inlineRecordSchema, recordBase } from './define-collection.ts';
import { fieldKinds } from './field-kinds.ts';

declare const recordType: unique symbol;
declare const recordListType: unique symbol;

/** A validated reference to one record of a schema. It carries the schema as a type only, so that components get the record's fields. */
export type RecordReference<Schema> = { readonly [recordType]: Schema };

/** A validated reference to several records of a schema. */
export type RecordReferences<Schema> = { readonly [recordListType]: Schema };

type Id = string | number;

/** An id as written. Whether the record exists is checked after all collections are read. */
const reference = z.union([z.int(), z.string().trim().min(1)], 'the id of a record');

/** The names of collections with one list (`false`), or with named lists (`true`). */
type NameOf<Collections extends CollectionDefinitions, Lists extends boolean> = {
  [Name in keyof Collections]: Collections[Name]['lists'] extends Lists ? Name : never;
}[keyof Collections] &
  string;

/** Records as written in a block: a word for many, a list of ids and of records, or a query. */
type WrittenRecords<Word> = Word | (Id | object)[] | object;

/** The parts of the schema of records: the options for a value that is not a word, and the parameters of the field kind. */
function partsOf(collections: CollectionDefinitions, collection: string, mayBeEmpty = false) {
  const found = collections[collection];
  if (!found) throw new Error(`There is no collection "${collection}".`);
  const item = inlineRecordSchema(found.schema);
  const entry = z.union([reference, item], 'the id of a record, or its fields');
  const query = querySchema(item, found.lists);
  return {
    options: [z.array(entry).min(mayBeEmpty ? 0 : 1), query] as const,
    mark: { kind: 'records' as const, collection, item, query, mayBeEmpty },
  };
}

/**
 * Returns the schema of records of a collection: `all` in the collection's order, a list of ids and of records that are
 * written in the block, or a query. `collections` is the site's list, `schemas/collections/index.ts`.
 */
export const recordsOf = <const Collections extends CollectionDefinitions, Name extends NameOf<Collections, false>>(
  collection: Name,
  collections: Collections,
) => {
  const { options, mark } = partsOf(collections, collection);
  const accepted = `"all", a list of ids from collections/${collection}.yaml or of entries written here, or a query such as { limit: 3 }`;
  return trustType<z.ZodType<RecordReferences<Collections[Name]['schema']>, WrittenRecords<'all'>>>(
    z.union([z.literal('all'), ...options], accepted).register(fieldKinds, mark),
  );
};

/**
 * Returns the schema of records of a collection of which there may be none: an empty list, such as that of `{next}` on the page
 * of the last record, or what `recordsOf` accepts.
 */
export const recordsOrNoneOf = <const Collections extends CollectionDefinitions, Name extends NameOf<Collections, false>>(
  collection: Name,
  collections: Collections,
) => {
  const { options, mark } = partsOf(collections, collection, true);
  const accepted = `a list of ids from collections/${collection}.yaml, which may be empty, "all", or a query such as { limit: 3 }`;
  return trustType<z.ZodType<RecordReferences<Collections[Name]['schema']>, WrittenRecords<'all'>>>(
    z.union([z.literal('all'), ...options], accepted).register(fieldKinds, mark),
  );
};

const recordId = (collection: string) =>
  z.union([z.int(), z.string().trim().min(1)], `the id of a record in collections/${collection}.yaml`);

type LinkedRecord = z.ZodObject<{ id: typeof reference }, z.core.$loose>;

/** Returns the schema of a reference to a record of which only the title and the path of its page are shown, so that records can refer to each other. */
export const linkedRecordOf = (collection: string) =>
  trustType<z.ZodType<RecordReference<LinkedRecord>, Id>>(
    recordId(collection).register(fieldKinds, { kind: 'record', collection, isLink: true }),
  );

/** Returns the schema of a reference to one record of a collection, by id. */
export const recordOf = <const Collections extends CollectionDefinitions, Name extends keyof Collections & string>(
  collection: Name,
  _collections: Collections,
) =>
  trustType<z.ZodType<RecordReference<Collections[Name]['schema']>, Id>>(
    recordId(collection).register(fieldKinds, { kind: 'record', collection }),
  );

/**
 * Returns the schema of records of a collection with named lists: the name of a list, a list of ids as `list/id` and of
 * records that are written in the block, or a query. `accepted` describes the names and ids in messages, with examples.
 */
export const listedRecordsOf = <const Collections extends CollectionDefinitions, Name extends NameOf<Collections, true>>(
  { collection, accepted }: { collection: Name; accepted: string },
  collections: Collections,
) => {
  const { options, mark } = partsOf(collections, collection);
  return trustType<z.ZodType<RecordReferences<Collections[Name]['schema']>, WrittenRecords<string>>>(
    z.union([z.string().trim().min(1), ...options], accepted).register(fieldKinds, mark),
  );
};

/** The words of a query that are not fields of records. */
const words = { list: z.string().optional(), order: z.string().optional(), limit: z.number().optional() };

const plainValue = z.union([z.string().trim().min(1), z.number(), z.boolean()], 'a text, a number, or true or false');
/** What a query accepts for a field: a value, or several of which a record has one. */
export const plainValues = z.union([plainValue, z.array(plainValue).min(1)], 'a value, or a list of values such as [news, events]');

/**
 * A query for the records of any collection: the values of fields, such as `{ tags: [news], limit: 3 }`. A record matches
 * when each of these fields has one of the values. `list`, `order` and `limit` are not fields of the records.
 */
export const anyQuerySchema = z.object(words).catchall(plainValues);
export type RecordQuery = z.output<typeof anyQuerySchema>;

/** True for the name of a field of records in a query. */
export const isFieldOfQuery = (name: string): boolean => !Object.hasOwn(words, name);

/** Returns the schema of a query for the records with a schema. `hasLists`: the collection has named lists. */
function querySchema(record: z.ZodObject, hasLists: boolean): z.ZodType {
  // A collection may declare `tags` itself.
  const plan = compilePlan(z.object({ ...recordBase, ...record.shape }));
  const declared = plainFields(plan).filter((name) => Object.hasOwn(record.shape, name));
  const orders = declared.flatMap((name) => [name, `${name} descending`]);
  const byDate = dateField(plan) === undefined ? [] : ['newest', 'oldest'];
  return (
    z
      .strictObject({
        ...Object.fromEntries(queriedFields(plan).map((name) => [name, plainValues.optional()])),
        ...(hasLists && { list: z.string().trim().min(1).optional() }),
        order: z.enum([...byDate, ...orders]).optional(),
        limit: z.int().min(1).optional(),
      })
      .refine((query) => Object.keys(query).length > 0, { error: 'a query with a field, such as { limit: 3 }', abort: true })
      // A record without its dash is not a query for the records with the same texts.
      .refine((query) => !record.safeParse(query).success, { error: 'a list', abort: true })
  );
}
