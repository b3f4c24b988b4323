import { blockBase, defineBlock, listOfRecordsSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

export const list = defineBlock(
  z.strictObject({
    type: z.literal('list').describe('Records of any type or collection: as cards, rows, a table, a menu with prices, or a calendar.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    records: listOfRecordsSchema.describe(
      'Which records are shown, which of their fields, in which groups, and what visitors can do with the list.',
    ),
    as: z
      .enum(['cards', 'rows', 'table', 'menu', 'calendar'])
      .default('cards')
      .describe(
        'cards: with pictures. rows: one below the other. table: a column for each field. menu: a line to the last field, such as the price. calendar: with the day at the start, in order of date.',
      ),
    moreAfter: z
      .int()
      .min(1)
      .max(1000)
      .optional()
      .describe('How many records stand there, in each group, before a button that shows the others. Default: all.'),
    empty: textSchema.optional().describe('The sentence that stands here while there is no record. Default: the block is left out then.'),
  }),
  {
    synonyms: ['records', 'menu', 'dishes', 'food', 'catalogue', 'directory'],
    interactive: {
      enhance: ({ records: { visitors, records } }) =>
        visitors && records.length > 0
          ? { records: records.map(({ id, keys }) => ({ id: String(id), values: keys?.values ?? [], ranks: keys?.ranks ?? [] })) }
          : undefined,
    },
    pageHeading: false,
    site: ({ language, timeZone }) => ({ language, timeZone }),
    strings: ['records', 'list', 'links', 'richText'],
  },
);
