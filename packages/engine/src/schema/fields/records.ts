import { z } from 'zod';
import { trustType } from '../../trust/trust-type.ts';
import type { RecordSchema } from './define-collection.ts';
import { fieldKinds } from './field-kinds.ts';

declare const recordType: unique symbol;
declare const recordListType: unique symbol;

/** A validated reference to one record of a schema. It carries the schema as a type only, so that components get the record's fields. */
export type RecordReference<Schema> = { readonly [recordType]: Schema };

/** A validated reference to several records of a schema, likewise. */
export type RecordReferences<Schema> = { readonly [recordListType]: Schema };

type Id = string | number;

/** An id as written; whether there is such a record, and which one was meant, is known once the collections are read. */
const reference = z.union([z.int(), z.string().trim().min(1)], 'the id of a record');

/** Records of a collection: `all` in the collection's order, or chosen ids in the order written. */
export const recordsOf = <Schema extends RecordSchema>(collection: string, _schema: Schema) =>
  trustType<z.ZodType<RecordReferences<Schema>, 'all' | Id[]>>(
    z
      .union([z.literal('all'), z.array(reference).min(1)], `"all", or a list of ids from collections/${collection}.yaml`)
      .register(fieldKinds, { kind: 'records', collection }),
  );

/** One record of a collection, by its id. */
export const recordOf = <Schema extends RecordSchema>(collection: string, _schema: Schema) =>
  trustType<z.ZodType<RecordReference<Schema>, Id>>(
    z
      .union([z.int(), z.string().trim().min(1)], `the id of a record in collections/${collection}.yaml`)
      .register(fieldKinds, { kind: 'record', collection }),
  );

/**
 * Records of a collection with named lists: a whole list by its name, or chosen ones as `list/id`. `accepted` says so in
 * messages, with an example of each.
 */
export const listedRecordsOf = <Schema extends RecordSchema>(
  { collection, accepted }: { collection: string; accepted: string },
  _schema: Schema,
) =>
  trustType<z.ZodType<RecordReferences<Schema>, string | Id[]>>(
    z.union([z.string().trim().min(1), z.array(reference).min(1)], accepted).register(fieldKinds, { kind: 'records', collection }),
  );
