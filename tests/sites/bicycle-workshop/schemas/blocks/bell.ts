import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const bell = defineBlock(
  z.strictObject({
    type: z.literal('bell').describe('A bell that counts how often it rings.'),
    ...blockBase,
    label: textSchema.describe('The words on the bell.'),
  }),
  {
    interactive: { hydrate: 'always', chunk: 'shared' },
    pageHeading: false,
  },
);
