import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const applause = defineBlock(
  z.strictObject({
    type: z.literal('applause').describe('A button that counts its clicks.'),
    ...blockBase,
    label: textSchema.describe('The words on the button.'),
  }),
  {
    interactive: { hydrate: 'always', chunk: 'shared' },
    pageHeading: false,
  },
);
