import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const overture = defineBlock(
  z.strictObject({
    type: z.literal('overture').describe('The heading of the page on plum.'),
    ...blockBase,
    heading: textSchema.describe('The heading of the page.'),
  }),
  {
    synonyms: [],
    interactive: false,
    pageHeading: true,
    maxPerPage: false,
    aboveHeader: false,
    site: false,
    strings: false,
    structuredData: false,
    contentClasses: false,
    form: false,
    embeds: false,
    document: false,
  },
);
