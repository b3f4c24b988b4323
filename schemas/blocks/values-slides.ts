import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { valueRecords } from '../records.ts';

export const valuesSlides = defineBlock(
  z.strictObject({
    type: z.literal('values-slides').describe('The values of the company, one slide at a time, each with a picture.'),
    ...blockBase,
    background: backgroundSchema.default('paper').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    values: valueRecords.prefault('all').describe('Which values are shown.'),
  }),
  {
    synonyms: ['values', 'slides', 'slideshow'],
    interactive: { hydrate: 'always', chunk: 'own' },
    pageHeading: false,
    strings: ['slides'],
  },
);
