import { blockBase, defineBlock, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

export const callToAction = defineBlock(
  z.strictObject({
    type: z.literal('call-to-action').describe('A section with one question and one button.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The question or promise.'),
    text: textSchema.optional().describe('A sentence under the heading.'),
    button: linkSchema.describe('The text of the button, and the page that it opens.'),
  }),
  {
    synonyms: ['cta', 'button', 'action'],
    interactive: false,
    pageHeading: false,
    strings: ['links'],
  },
);
