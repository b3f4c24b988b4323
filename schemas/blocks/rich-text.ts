import { blockBase, defineBlock, richTextSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

export const richText = defineBlock(
  z.strictObject({
    type: z.literal('rich-text').describe('A long text with paragraphs, headings, lists, tables and pictures.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    content: richTextSchema.describe('The text. Its headings are below the title.'),
  }),
  {
    synonyms: ['markdown', 'html', 'prose', 'content', 'body', 'long-text', 'copy', 'terms'],
    interactive: false,
    pageHeading: false,
    strings: ['richText'],
  },
);
