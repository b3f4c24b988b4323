import { z } from 'zod';
import { trustType } from '../../trust/trust-type.ts';
import type { CollectionDefinitions } from './define-collection.ts';
import { fieldKinds } from './field-kinds.ts';
import { inlineRecordSchema } from './record-base.ts';
import { querySchema } from './record-query.ts';

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

/** Returns the schema of a reference to one record of a collection, by id. */
export const recordOf = <const Collections extends CollectionDefinitions, Name extends keyof Collections & string>(
  collection: Name,
  _collections: Collections,
) =>
  trustType<z.ZodType<RecordReference<Collections[Name]['schema']>, Id>>(
    z
      .union([z.int(), z.string().trim().min(1)], `the id of a record in collections/${collection}.yaml`)
      .register(fieldKinds, { kind: 'record', collection }),
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
