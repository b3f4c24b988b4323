import { blockBase, defineBlock, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

export const beforeAfter = defineBlock(
  z.strictObject({
    type: z.literal('before-after').meta({
      title: 'Before and after',
      description: 'Two pictures of the same thing with a slider between them. Without script they are side by side.',
    }),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    before: imageSchema({ shownWidth: 1024 }).describe('The first picture.'),
    after: imageSchema({ shownWidth: 1024 }).describe('The second picture, of the same size.'),
    beforeLabel: textSchema.optional().describe('A word on the first picture. Default: "Before".'),
    afterLabel: textSchema.optional().describe('A word on the second picture. Default: "After".'),
  }),
  {
    synonyms: ['comparison-slider', 'compare-images', 'image-comparison', 'image-slider', 'makeover'],
    interactive: { enhance: 'always' },
    pageHeading: false,
    strings: ['beforeAfter'],
  },
);
