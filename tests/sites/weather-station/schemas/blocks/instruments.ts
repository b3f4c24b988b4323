import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';

const instrumentSchema = z.strictObject({
  name: textSchema.describe('The name of the instrument.'),
  text: textSchema.describe('What it measures.'),
});

export const instruments = defineBlock(
  z.strictObject({
    type: z.literal('instruments').describe('The instruments of the station, which open and close.'),
    ...blockBase,
    heading: textSchema.describe('The heading of the block.'),
    instruments: z.array(instrumentSchema).min(1).describe('The instruments.'),
  }),
  { interactive: { hydrate: 'always', chunk: 'own' }, pageHeading: false },
);
