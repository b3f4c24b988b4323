import { blockBase, defineBlock, linkSchema, renames, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const notice = defineBlock(
  z.strictObject({
    type: z.literal('notice').describe('A page with one short message, such as a thank-you page or a 404 page.'),
    ...blockBase,
    heading: textSchema.describe('The heading of the page.'),
    text: textSchema.describe('One or two sentences.'),
    button: linkSchema.describe('A button that leads to another page.'),
    hasBrokenPattern: z
      .boolean()
      .default(false)
      .describe('true: the pattern beside the text has a flaw, for a page that reports an error.')
      .register(renames, { renamedFrom: ['hasLooseThread'] }),
  }),
  {
    synonyms: ['message', 'alert', 'info'],
    interactive: false,
    pageHeading: true,
    strings: ['links'],
  },
);
