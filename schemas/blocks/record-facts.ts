import { blockBase, defineBlock, recordFactsSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

export const recordFacts = defineBlock(
  z.strictObject({
    type: z.literal('record-facts').describe('Facts of one record, each with its label, such as price and size.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.optional().describe('The title of the section. Default: the title of the record.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    record: recordFactsSchema.describe('The record, and which of its fields are shown. Default: all that take one line.'),
  }),
  {
    synonyms: ['specifications', 'properties', 'details', 'data-sheet'],
    interactive: false,
    pageHeading: false,
    site: ({ language, timeZone }) => ({ language, timeZone }),
    strings: ['records', 'links', 'richText'],
  },
);
