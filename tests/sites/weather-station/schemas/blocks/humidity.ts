import { blockBase, defineBlock } from 'pagewright/schema';
import { z } from 'zod';

/** No page has it: its component writes a style attribute. */
export const humidity = defineBlock(
  z.strictObject({
    type: z.literal('humidity').describe('How humid the air is.'),
    ...blockBase,
    percent: z.number().min(0).max(100).describe('The humidity in percent.'),
  }),
  { interactive: false, pageHeading: false },
);
