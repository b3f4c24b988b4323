import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';
import { plainValues, type RecordQuery } from './records.ts';
import { idSchema } from './text.ts';

const nameOfField = z.string().trim().min(1).register(fieldKinds, { kind: 'name' });

/** The records of any collection or type, which of their fields are shown, and in which order. */
const selectionSchema = z
  .strictObject({
    of: idSchema.describe('The name of a type or a collection, such as dishes.'),
    only: z
      .array(z.union([z.int(), z.string().trim().min(1)], 'the id of a record'))
      .min(1)
      .optional()
      .describe('The ids of the records, in this order. Default: all records that are listed.'),
    where: z
      .record(nameOfField, plainValues)
      .optional()
      .describe('The values that a record must have: one of the values of every field.')
      .meta({ examples: [{ tags: ['news'] }] }),
    when: z
      .enum(['upcoming', 'past'])
      .optional()
      .describe('upcoming: until the date or the period of a record has passed, the next one first. past: from then on, the latest first.'),
    order: nameOfField.optional().describe('The field by which they are sorted; with "descending" behind it, the reverse.'),
    limit: z.int().min(1).max(1000).optional().describe('The maximum number of records.'),
    show: z.array(nameOfField).max(20).optional().describe('The fields that are shown, in this order. Default: all.'),
    group: nameOfField.optional().describe('The field by whose values they are divided into groups with headings.'),
  })
  .refine(({ only, where, when, order, limit }) => only === undefined || (where ?? when ?? order ?? limit) === undefined, {
    path: ['only'],
    error: 'a list of ids without "where", "when", "order" and "limit" beside it',
  });

export type RecordSelection = z.output<typeof selectionSchema>;

/** Returns the query of a selection without a list of ids. Which records are upcoming or past changes with the time, so it has no limit then. */
export function queryOf({ where, when, order = when && orders[when], limit }: RecordSelection): RecordQuery {
  return { ...where, ...(order !== undefined && { order }), ...(limit !== undefined && when === undefined && { limit }) };
}

const orders = { upcoming: 'oldest', past: 'newest' } as const;

/** Records of any collection or type: its name for all of them, or a selection. */
export const anyRecordsSchema = z
  .union([idSchema, selectionSchema], 'the name of a type or a collection, or a selection such as { of: dishes, limit: 3 }')
  .brand<'anyRecords'>()
  .register(fieldKinds, { kind: 'anyRecords' });

/** A reference to one record of any collection or type. */
export const anyRecordSchema = z
  .string()
  .regex(/^[^/\s]+\/\S+$/, 'a type or a collection and the id of a record, such as "dishes/soup"')
  .brand<'anyRecord'>()
  .register(fieldKinds, { kind: 'anyRecord' });
