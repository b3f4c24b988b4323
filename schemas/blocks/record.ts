import { anyRecordSchema, blockBase, defineBlock, neighboursSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const record = defineBlock(
  z.strictObject({
    type: z.literal('record').describe('The heading of the page of one record, with its picture, its facts and its texts.'),
    ...blockBase,
    record: anyRecordSchema.describe('The record. On the page of every record of a type: "dishes/{id}".'),
    eyebrow: textSchema.optional().describe('A short label above the heading.'),
    text: textSchema.optional().describe('A sentence below the heading.'),
    neighbours: neighboursSchema
      .optional()
      .describe('Links to the records before and after this one: among all of its type, or among a selection with an order of its own.'),
  }),
  {
    synonyms: ['product', 'detail', 'record-page', 'item'],
    interactive: { enhance: ({ record }) => (record.entries.some(({ value }) => value.kind === 'pictures') ? {} : undefined) },
    pageHeading: true,
    site: ({ language, timeZone }) => ({ language, timeZone }),
    strings: ['records', 'links', 'richText', 'gallery'],
  },
);
