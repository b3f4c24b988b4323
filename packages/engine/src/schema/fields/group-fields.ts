import { z } from 'zod';
import { isPlain, isPlainList, kindOf } from './plain-fields.ts';
import { unwrapSchema } from './unwrap-schema.ts';

/** The fields of a record by whose values pages can list records: `value` as it is, `year` for the year of a date. */
export type GroupFields = ReadonlyMap<string, 'value' | 'year'>;

/** These name one record, or decide whether it is published. */
const own = ['id', 'listed', 'draft', 'publish'];

/** Returns the fields by whose values pages can list records: texts, choices, numbers, lists of them, and dates. */
export const groupFields = (record: z.ZodObject): GroupFields =>
  new Map(
    Object.entries(record.shape).flatMap(([name, field]): [string, 'value' | 'year'][] => {
      if (own.includes(name) || !isGrouping(field)) return [];
      return [[name, kindOf(field) === 'date' ? 'year' : 'value']];
    }),
  );

/** Returns the fields whose values say what a record is about: texts, choices and lists of them. */
export const topicFields = (record: z.ZodObject): string[] =>
  Object.entries(record.shape).flatMap(([name, field]) => {
    const isTopic = isGrouping(field) && kindOf(field) !== 'date' && !(unwrapSchema(field) instanceof z.ZodNumber);
    return own.includes(name) || !isTopic ? [] : [name];
  });

function isGrouping(field: unknown): boolean {
  const kind = kindOf(field);
  if (kind === 'time' || kind === 'path' || unwrapSchema(field) instanceof z.ZodBoolean) return false;
  return isPlain(field) || isPlainList(field);
}
