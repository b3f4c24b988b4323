import { blockBase, comparedRecordsSchema, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { compareClasses } from '../../src/ui/records/compare-classes.ts';
import { backgroundSchema } from '../fields/background.ts';

export const compare = defineBlock(
  z.strictObject({
    type: z
      .literal('compare')
      .describe('Records side by side, with a row for each field and marks where they differ. Visitors choose up to four of them.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section, and the name of the table.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    records: comparedRecordsSchema.describe('Which records visitors can compare, and which of their fields.'),
  }),
  {
    synonyms: ['compare-records', 'compare-products', 'versus'],
    interactive: { enhance: ({ records: { records } }) => (records.length > 2 ? {} : undefined) },
    pageHeading: false,
    // The chosen records are in the address of the page.
    maxPerPage: 1,
    site: ({ language, timeZone }) => ({ language, timeZone }),
    strings: ['records', 'compare', 'links', 'richText'],
    contentClasses: ({ records: { fields } }) => [compareClasses(fields.length)],
  },
);
