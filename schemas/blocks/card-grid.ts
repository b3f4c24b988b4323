import { blockBase, defineBlock, iconSchema, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

const cardSchema = z.strictObject({
  icon: iconSchema.optional().describe('The icon of the card, a name from lucide.dev/icons.'),
  title: textSchema.describe('The title of the card.'),
  text: textSchema.describe('One or two sentences.'),
  link: linkSchema.optional().describe('A link at the end of the card.'),
});

export const cardGrid = defineBlock(
  z.strictObject({
    type: z.literal('card-grid').describe('A title and a grid of short texts.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    cards: z.array(cardSchema).min(1).max(24).describe('The cards.'),
  }),
  {
    synonyms: ['cards', 'features', 'feature-grid'],
    interactive: false,
    pageHeading: false,
  },
);
