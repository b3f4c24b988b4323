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
    order: nameOfField.optional().describe('The field by which they are sorted; with "descending" behind it, the reverse.'),
    limit: z.int().min(1).max(1000).optional().describe('The maximum number of records.'),
    show: z.array(nameOfField).max(20).optional().describe('The fields that are shown, in this order. Default: all.'),
    group: nameOfField.optional().describe('The field by whose values they are divided into groups with headings.'),
  })
  .refine(({ only, where, order, limit }) => only === undefined || (where ?? order ?? limit) === undefined, {
    path: ['only'],
    error: 'a list of ids without "where", "order" and "limit" beside it',
  });

export type RecordSelection = z.output<typeof selectionSchema>;

/** Returns the query of a selection without a list of ids. */
export const queryOf = ({ where, order, limit }: RecordSelection): RecordQuery => ({
  ...where,
  ...(order !== undefined && { order }),
  ...(limit !== undefined && { limit }),
});

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
