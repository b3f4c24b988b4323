import { blockBase, defineBlock, linkSchema, textSchema, toneSchema } from 'pagewright/schema';
import { z } from 'zod';

export const callToAction = defineBlock(
  z.strictObject({
    type: z.literal('call-to-action').describe('A section with one question and one button.'),
    ...blockBase,
    tone: toneSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The question or promise.'),
    text: textSchema.optional().describe('A sentence under it.'),
    button: linkSchema.describe('The button.'),
  }),
  {
    interactive: false,
    pageHeading: false,
    site: false,
    strings: ['links'],
    structuredData: false,
    contentClasses: false,
    form: false,
    document: false,
  },
);
