import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const metronome = defineBlock(
  z.strictObject({
    type: z.literal('metronome').describe('A button that makes the beat faster.'),
    ...blockBase,
    label: textSchema.describe('The words on the button.'),
  }),
  {
    interactive: { hydrate: 'always', chunk: 'shared' },
    pageHeading: false,
  },
);
