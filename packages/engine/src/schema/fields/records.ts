import { z } from 'zod';
import { trustType } from '../../trust/trust-type.ts';
import type { CollectionDefinitions } from './define-collection.ts';
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

/**
 * Returns the schema of a reference to records of a collection: `all` in the collection's order, or a list of ids.
 * `collections` is the site's list, `schemas/collections/index.ts`. It is used for its types only.
 */
export const recordsOf = <const Collections extends CollectionDefinitions, Name extends NameOf<Collections, false>>(
  collection: Name,
  _collections: Collections,
) =>
  trustType<z.ZodType<RecordReferences<Collections[Name]['schema']>, 'all' | Id[]>>(
    z
      .union([z.literal('all'), z.array(reference).min(1)], `"all", or a list of ids from collections/${collection}.yaml`)
      .register(fieldKinds, { kind: 'records', collection }),
  );

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
 * Returns the schema of a reference to records of a collection with named lists: the name of a list, or ids as
 * `list/id`. `accepted` describes both in messages, with examples.
 */
export const listedRecordsOf = <const Collections extends CollectionDefinitions, Name extends NameOf<Collections, true>>(
  { collection, accepted }: { collection: Name; accepted: string },
  _collections: Collections,
) =>
  trustType<z.ZodType<RecordReferences<Collections[Name]['schema']>, string | Id[]>>(
    z.union([z.string().trim().min(1), z.array(reference).min(1)], accepted).register(fieldKinds, { kind: 'records', collection }),
  );
