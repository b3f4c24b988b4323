import { blockBase, defineBlock, nestedBlocksSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { downloads } from './downloads.ts';
import { faq } from './faq.ts';
import { keyFigures } from './key-figures.ts';
import { openingHours } from './opening-hours.ts';
import { quote } from './quote.ts';
import { recordFacts } from './record-facts.ts';
import { richText } from './rich-text.ts';
import { table } from './table.ts';
import { timeline } from './timeline.ts';

const columnSchema = z.strictObject({
  blocks: nestedBlocksSchema([richText, downloads, faq, keyFigures, openingHours, quote, recordFacts, table, timeline])
    .max(4)
    .describe('The blocks of the column, from top to bottom.'),
});

export const columns = defineBlock(
  z.strictObject({
    type: z.literal('columns').describe('Two or three columns with blocks. On a phone they are below each other.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    columns: z.array(columnSchema).min(2).max(3).describe('The columns, from left to right.'),
  }),
  {
    synonyms: ['column', 'two-columns', 'three-columns', 'grid', 'row', 'side-by-side', 'layout'],
    interactive: false,
    pageHeading: false,
  },
);
