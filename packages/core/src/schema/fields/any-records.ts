import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';
import { plainValues, type RecordQuery } from './records.ts';
import { idSchema } from './text.ts';

const nameOfField = z.string().trim().regex(/\S/, 'the name of a field').register(fieldKinds, { kind: 'name' });
const recordId = z.union([z.int(), z.string().trim().min(1)], 'the id of a record');
const shownFields = z.array(nameOfField).max(20).optional().describe('The fields that are shown, in this order. Default: all.');

/** The records of any collection or type, which of their fields are shown, and in which order. */
const selectionSchema = z
  .strictObject({
    of: idSchema.describe('The name of a type or a collection, such as dishes.'),
    only: z.array(recordId).min(1).optional().describe('The ids of the records, in this order. Default: all records that are listed.'),
    where: z
      .record(nameOfField, plainValues)
      .optional()
      .describe('The values that a record must have: one of the values of every field.')
      .meta({ examples: [{ tags: ['news'] }] }),
    when: z
      .enum(['upcoming', 'past', 'this-month'])
      .optional()
      .describe(
        'upcoming: until the date or the period of a record has passed, the next one first. past: from then on, the latest first. this-month: those of the month in which the page is read.',
      ),
    order: nameOfField.optional().describe('The field by which they are sorted; with "descending" behind it, the reverse.'),
    limit: z.int().min(1).max(1000).optional().describe('The maximum number of records.'),
    show: shownFields,
    group: nameOfField.optional().describe('The field by whose values they are divided into groups with headings.'),
  })
  .refine(({ only, where, when, order, limit }) => only === undefined || (where ?? when ?? order ?? limit) === undefined, {
    path: ['only'],
    error: 'a list of ids without "where", "when", "order" and "limit" beside it',
  });

export type RecordSelection = z.output<typeof selectionSchema> & { visitors?: VisitorsSelection | undefined };

/** Returns the query of a selection without a list of ids. Which records are upcoming or past changes with the time, so it has no limit then. */
export function queryOf({ where, when, order = when && orders[when], limit }: RecordSelection): RecordQuery {
  return { ...where, ...(order !== undefined && { order }), ...(limit !== undefined && when === undefined && { limit }) };
}

const orders = { upcoming: 'oldest', past: 'newest', 'this-month': 'oldest' } as const;

/** What visitors can do with a list of records. */
const visitorsSchema = z
  .strictObject({
    filter: z
      .array(nameOfField)
      .min(1)
      .max(8)
      .optional()
      .describe('The fields by whose values visitors can filter, such as choices, records, amounts, numbers and dates.'),
    sort: z
      .array(nameOfField)
      .min(1)
      .max(12)
      .optional()
      .describe('The orders that visitors can choose: names of fields, each with "descending" behind it for the reverse.'),
    search: z.boolean().optional().describe('true: visitors can search in the titles and in the fields that are shown.'),
  })
  .refine(({ filter, sort, search }) => (filter ?? sort ?? search) !== undefined, {
    error: 'at least one of "filter", "sort" and "search"',
  });

export type VisitorsSelection = z.output<typeof visitorsSchema>;

const listSelectionSchema = selectionSchema.safeExtend({
  visitors: visitorsSchema
    .optional()
    .describe('What visitors can do with the list, in browsers that run scripts: filter, sort and search it.')
    .meta({ examples: [{ search: true }] }),
});

const acceptedRecords = 'the name of a type or a collection, or a selection such as { of: dishes, limit: 3 }';

/** Ids alone, such as those of `{records}` on a page of a list, do not say of which type they are. */
const acceptedForList = ({ input }: { input?: unknown }): string =>
  Array.isArray(input)
    ? 'a selection with these ids, such as { of: dishes, only: [soup, salad] }, or on a page of a list { of: dishes, only: "{records}" }'
    : acceptedRecords;

/** Records of any collection or type: its name for all of them, or a selection. */
export const anyRecordsSchema = z
  .union([idSchema, selectionSchema], acceptedRecords)
  .brand<'anyRecords'>()
  .register(fieldKinds, { kind: 'anyRecords' });

/** Records of any collection or type, as a list that visitors can filter, sort and search. With `as: calendar` beside it, they are shown by their dates. */
export const listOfRecordsSchema = z
  .union([idSchema, listSelectionSchema], { error: acceptedForList })
  .brand<'anyRecords'>()
  .register(fieldKinds, { kind: 'anyRecords', byDate: { as: 'calendar' } });

/** Records as options of a form. */
export const recordOptionsSchema = z
  .union([idSchema, selectionSchema], 'the name of a type or a collection, or a selection such as { of: courses, show: [begins] }')
  .brand<'recordOptions'>()
  .register(fieldKinds, { kind: 'recordOptions' });

const comparedSelection = z
  .strictObject({
    of: selectionSchema.shape.of,
    only: z.array(recordId).min(2).optional().describe('The ids of the records, in this order. Default: all records that are listed.'),
    where: selectionSchema.shape.where,
    order: selectionSchema.shape.order,
    limit: selectionSchema.shape.limit,
    show: shownFields,
  })
  .refine(({ only, where, order, limit }) => only === undefined || (where ?? order ?? limit) === undefined, {
    path: ['only'],
    error: 'a list of ids without "where", "order" and "limit" beside it',
  });

/** Records of any collection or type to compare: as `anyRecordsSchema`, without groups and dates. */
export const comparedRecordsSchema = z
  .union([idSchema, comparedSelection], 'the name of a type or a collection, or a selection such as { of: dishes, show: [price] }')
  .brand<'anyRecords'>()
  .register(fieldKinds, { kind: 'anyRecords' });

/** One record of any collection or type, as one text or with the fields that are shown of it. Each call returns another schema, which can be registered. */
const oneRecordSchema = () =>
  z.union(
    [
      z.string().regex(/^[^/\s]+\/\S+$/, 'a type or a collection and the id of a record, such as "dishes/soup"'),
      z.strictObject({
        of: selectionSchema.shape.of,
        id: recordId.describe('The id of the record. On the page of every record of a type: "{id}".'),
        show: shownFields,
      }),
    ],
    'a type or a collection and the id of a record, such as "dishes/soup", or a group with the fields that are shown, such as { of: dishes, id: soup, show: [price] }',
  );

/** A reference to one record of any collection or type. All its fields are shown when it names none. */
export const anyRecordSchema = oneRecordSchema().brand<'anyRecord'>().register(fieldKinds, { kind: 'anyRecord', isWhole: true });

/** A reference to one record of any collection or type. Its fields of one line are shown when it names none. */
export const recordFactsSchema = oneRecordSchema().brand<'anyRecord'>().register(fieldKinds, { kind: 'anyRecord', isWhole: false });

const neighboursSelection = z
  .strictObject({
    of: selectionSchema.shape.of,
    only: selectionSchema.shape.only,
    where: selectionSchema.shape.where,
    order: selectionSchema.shape.order,
  })
  .refine(({ only, where, order }) => only === undefined || (where ?? order) === undefined, {
    path: ['only'],
    error: 'a list of ids without "where" and "order" beside it',
  });

/** The records before and after that of the field `record` beside this one, in a collection or a selection of it. */
export const neighboursSchema = z
  .union([idSchema, neighboursSelection], 'the name of the type or the collection, or a selection such as { of: dishes, order: name }')
  .brand<'neighbours'>()
  .register(fieldKinds, { kind: 'neighbours', beside: 'record' });
