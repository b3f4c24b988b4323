import { blockBase, defineBlock, imageSchema, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

const rowSchema = z.strictObject({
  title: textSchema.describe('The title of the row.'),
  text: textSchema.optional().describe('Two or three sentences.'),
  points: z.array(textSchema).max(6).default([]).describe('Short points under the text, one entry each.'),
  image: imageSchema({ shownWidth: 640 }).describe('The picture beside the text.'),
  link: linkSchema.optional().describe('A link under the text.'),
});

export const featureRows = defineBlock(
  z.strictObject({
    type: z.literal('feature-rows').describe('Rows of text and picture, whose sides alternate.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    rows: z.array(rowSchema).min(1).max(12).describe('The rows, in this order. The picture of the first one is on the right.'),
  }),
  {
    synonyms: ['feature-list', 'alternating', 'zigzag', 'product-features', 'media-rows'],
    interactive: false,
    pageHeading: false,
    strings: ['links'],
  },
);
