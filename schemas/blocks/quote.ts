import { blockBase, defineBlock, imageSchema, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

export const quote = defineBlock(
  z.strictObject({
    type: z.literal('quote').describe('The words of one person, large.'),
    ...blockBase,
    background: backgroundSchema.default('paper').describe('The background: light, paper (white) or dark.'),
    text: textSchema.describe('The words, without quotation marks. Two sentences are best.'),
    name: textSchema.describe('Who said it.'),
    role: textSchema.optional().describe('The position or the company of this person.'),
    image: imageSchema({ shownWidth: 96 }).optional().describe('The portrait.'),
    link: linkSchema.optional().describe('A link under the name, such as to the whole story.'),
  }),
  {
    synonyms: ['blockquote', 'pull-quote', 'citation', 'statement'],
    interactive: false,
    pageHeading: false,
    strings: ['quote', 'links'],
  },
);
