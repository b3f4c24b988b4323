import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { reasonRecords } from '../records.ts';

export const reasons = defineBlock(
  z.strictObject({
    type: z.literal('reasons').describe('Reasons to work with the company, as a numbered list.'),
    ...blockBase,
    background: backgroundSchema.default('paper').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    reasons: reasonRecords.prefault('all').describe('Which reasons are shown.'),
  }),
  {
    synonyms: ['why', 'benefits', 'advantages'],
    interactive: false,
    pageHeading: false,
  },
);
