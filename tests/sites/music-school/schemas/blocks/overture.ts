import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const overture = defineBlock(
  z.strictObject({
    type: z.literal('overture').describe('The heading of the page on plum.'),
    ...blockBase,
    heading: textSchema.describe('The heading of the page.'),
  }),
  {
    interactive: false,
    pageHeading: true,
  },
);
