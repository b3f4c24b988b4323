import { blockBase, defineBlock, recordsOf, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { collections } from '../collections/index.ts';

export const repairList = defineBlock(
  z.strictObject({
    type: z.literal('repair-list').describe('Repairs with their prices.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    repairs: recordsOf('repairs', collections).describe('The repairs, in the order shown.'),
  }),
  {
    interactive: false,
    pageHeading: false,
    strings: ['repairs'],
  },
);
