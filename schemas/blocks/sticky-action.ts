import { blockBase, defineBlock, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const stickyAction = defineBlock(
  z.strictObject({
    type: z
      .literal('sticky-action')
      .describe(
        'A bar with one or two buttons at the bottom of the window. It stays there until the visitor reaches its place on the page.',
      ),
    ...blockBase,
    text: textSchema.describe('A few words beside the buttons. Screens of phones show them too.'),
    button: linkSchema.describe('The main button.'),
    secondButton: linkSchema.optional().describe('A quiet button beside it, such as one that calls: tel:+4930123456.'),
  }),
  {
    synonyms: ['sticky-bar', 'sticky-button', 'sticky-cta', 'bottom-bar', 'action-bar', 'floating-button', 'call-bar'],
    interactive: false,
    pageHeading: false,
    maxPerPage: 1,
    strings: ['links'],
  },
);
