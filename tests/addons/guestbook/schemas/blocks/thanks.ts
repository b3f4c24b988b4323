import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { moodSchema } from '../mood.ts';

export const thanks = defineBlock(
  z.strictObject({
    type: z.literal('thanks').describe('A button that counts how often somebody thanked.'),
    ...blockBase,
    label: textSchema.describe('The words on the button.'),
    mood: moodSchema.optional().describe('How glad guests are.'),
  }),
  { synonyms: ['like'], interactive: { hydrate: 'always', chunk: 'own' }, pageHeading: false },
);
