import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const pageHeader = defineBlock(
  z.strictObject({
    type: z.literal('page-header').describe('The top of a page without a video: a heading on a dark background with a pattern.'),
    ...blockBase,
    eyebrow: textSchema.optional().describe('A few words above the heading.'),
    heading: textSchema.describe('The heading of the page.'),
    text: textSchema.optional().describe('One paragraph under the heading.'),
  }),
  {
    synonyms: ['header', 'heading', 'title', 'h1'],
    interactive: false,
    pageHeading: true,
  },
);
