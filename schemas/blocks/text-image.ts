import { blockBase, defineBlock, imageSchema, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

export const textImage = defineBlock(
  z.strictObject({
    type: z.literal('text-image').meta({ title: 'Text with picture', description: 'Paragraphs beside a picture.' }),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    paragraphs: z.array(textSchema).min(1).max(6).describe('The paragraphs, one entry each.'),
    image: imageSchema({ shownWidth: 592 }).describe('The picture.'),
    imageSide: z.enum(['left', 'right']).default('right').describe('The side of the picture on wide screens.'),
    link: linkSchema.optional().describe('A link under the text.'),
  }),
  {
    synonyms: ['text', 'image', 'picture', 'about', 'paragraph'],
    interactive: false,
    pageHeading: false,
    strings: ['links'],
  },
);
