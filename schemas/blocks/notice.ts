import { blockBase, defineBlock, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const notice = defineBlock(
  z.strictObject({
    type: z.literal('notice').describe('A page with one short message, such as a thank-you page or a 404 page.'),
    ...blockBase,
    heading: textSchema.describe('What the page says, as its heading.'),
    text: textSchema.describe('One or two sentences.'),
    button: linkSchema.describe('The way on.'),
    hasLooseThread: z.boolean().default(false).describe('true: one thread of the woven pattern beside the text is loose.'),
  }),
  {
    interactive: false,
    pageHeading: true,
    site: false,
    strings: ['links'],
    structuredData: false,
    contentClasses: false,
    form: false,
    document: false,
  },
);
