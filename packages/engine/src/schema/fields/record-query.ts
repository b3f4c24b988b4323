import { z } from 'zod';
import { dateField, isPlain, isPlainList } from './plain-fields.ts';
import { recordBase } from './record-base.ts';

/** The words of a query that are not fields of records. */
const words = { list: z.string().optional(), order: z.string().optional(), limit: z.number().optional() };

const plainValue = z.union([z.string().trim().min(1), z.number(), z.boolean()], 'a text, a number, or true or false');
const plainValues = z.union([plainValue, z.array(plainValue).min(1)], 'a value, or a list of values such as [news, events]');

/**
 * A query for the records of any collection: the values of fields, such as `{ tags: [news], limit: 3 }`. A record matches
 * when each of these fields has one of the values. `list`, `order` and `limit` are not fields of the records.
 */
export const anyQuerySchema = z.object(words).catchall(plainValues);
export type RecordQuery = z.output<typeof anyQuerySchema>;

/** True for the name of a field of records in a query. */
export const isFieldOfQuery = (name: string): boolean => !Object.hasOwn(words, name);

/** Returns the schema of a query for the records with a schema. `hasLists`: the collection has named lists. */
export function querySchema(record: z.ZodObject, hasLists: boolean): z.ZodType {
  const fields = { ...recordBase, ...record.shape };
  const plain = Object.entries(fields).filter(([name, field]) => isQueried(name) && (isPlain(field) || isPlainList(field)));
  const orders = Object.entries(record.shape).flatMap(([name, field]) => (isPlain(field) ? [name, `${name} descending`] : []));
  const byDate = dateField(record) === undefined ? [] : ['newest', 'oldest'];
  return (
    z
      .strictObject({
        ...Object.fromEntries(plain.map(([name]) => [name, plainValues.optional()])),
        ...(hasLists && { list: z.string().trim().min(1).optional() }),
        order: z.enum([...byDate, ...orders]).optional(),
        limit: z.int().min(1).optional(),
      })
      .refine((query) => Object.keys(query).length > 0, { error: 'a query with a field, such as { limit: 3 }', abort: true })
      // A record without its dash is not a query for the records with the same texts.
      .refine((query) => !record.safeParse(query).success, { error: 'a list', abort: true })
  );
}

/** An id names one record, and the other fields decide whether a record is in any list. */
const isQueried = (name: string): boolean => !['id', 'listed', 'draft', 'publish'].includes(name);
