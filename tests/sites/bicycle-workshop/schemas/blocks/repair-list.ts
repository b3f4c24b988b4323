import { blockBase, defineBlock, recordsOf, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { repairSchema } from '../collections/repairs.ts';

export const repairList = defineBlock(
  z.strictObject({
    type: z.literal('repair-list').describe('Repairs with their prices.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    repairs: recordsOf('repairs', repairSchema).describe('The repairs, in the order shown.'),
  }),
  {
    synonyms: [],
    interactive: false,
    pageHeading: false,
    site: false,
    strings: ['repairs'],
    structuredData: false,
    contentClasses: false,
    form: false,
    document: false,
  },
);
