import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

const figureSchema = z.strictObject({
  value: z
    .number()
    .min(-1_000_000_000_000)
    .max(1_000_000_000_000)
    .describe('The number, with a point before decimals and nothing between thousands, such as 12500 or 4.8.')
    .meta({ examples: [12_500] }),
  decimals: z
    .int()
    .min(0)
    .max(4)
    .optional()
    .describe('How many decimals are shown: with 2, a value of 4.8 is shown as 4.80. Default: as written, without zeros at the end.'),
  prefix: z.string().max(6).optional().describe('Text before the number, such as "€" or "up to ".'),
  suffix: z.string().max(12).optional().describe('Text after the number, such as "%", "+" or " million".'),
  label: textSchema.describe('What the number says, such as "Orders a day".'),
  text: textSchema.optional().describe('A sentence about it, such as its source.'),
});

export const keyFigures = defineBlock(
  z.strictObject({
    type: z.literal('key-figures').describe('Large numbers that stand still, such as the results of a project.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    figures: z
      .array(figureSchema)
      .min(1)
      .max(12)
      .describe('The numbers, in this order. They are written as the language of the site does.'),
  }),
  {
    synonyms: ['metrics', 'kpis', 'results', 'facts', 'highlights', 'figure'],
    interactive: false,
    pageHeading: false,
    site: ({ language }) => ({ language }),
  },
);
