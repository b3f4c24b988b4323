import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const greeting = defineBlock(
  z.strictObject({
    type: z.literal('greeting').describe('The heading of the page, and a paragraph.'),
    ...blockBase,
    heading: textSchema.describe('The heading of the page.'),
    text: textSchema.describe('One paragraph under the heading.'),
  }),
  {
    interactive: false,
    pageHeading: true,
  },
);
