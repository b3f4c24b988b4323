import { blockBase, defineBlock } from 'pagewright/schema';
import { z } from 'zod';

export const rule = defineBlock(z.strictObject({ type: z.literal('rule').describe('A line between two blocks.'), ...blockBase }), {
  interactive: false,
  pageHeading: false,
});
