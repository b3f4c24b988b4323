import { blockBase, defineBlock, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const notice = defineBlock(
  z.strictObject({
    type: z.literal('notice').describe('A page that says one thing: thanks, or that there is nothing here.'),
    ...blockBase,
    heading: textSchema.describe('What the page says, as its heading.'),
    text: textSchema.describe('One or two sentences.'),
    button: linkSchema.describe('The way on.'),
    hasLooseThread: z.boolean().default(false).describe('true: a thread has come out of the cloth beside the words.'),
  }),
  {
    interactive: false,
    pageHeading: true,
    site: false,
    structuredData: false,
    contentClasses: false,
    form: false,
    document: false,
  },
);
