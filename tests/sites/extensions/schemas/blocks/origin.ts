import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { countrySchema } from '../fields/country.ts';

export const origin = defineBlock(
  z.strictObject({
    type: z.literal('origin').describe('Where the musicians come from.'),
    ...blockBase,
    heading: textSchema.describe('The heading of the block.'),
    country: countrySchema.describe('The country.'),
  }),
  { interactive: false, pageHeading: false },
);
