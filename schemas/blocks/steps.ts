import { blockBase, defineBlock, imageSchema, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

const stepSchema = z.strictObject({
  title: textSchema.describe('What happens in this step, in a few words.'),
  text: textSchema.optional().describe('One or two sentences about it.'),
  duration: textSchema.optional().describe('How long it takes, such as "two days".'),
  image: imageSchema({ shownWidth: 592 }).optional().describe('A picture of it.'),
  link: linkSchema.optional().describe('A link under the text.'),
});

export const steps = defineBlock(
  z.strictObject({
    type: z.literal('steps').describe('Steps in their order: how you work, or how visitors do something.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    steps: z.array(stepSchema).min(2).max(12).describe('The steps, in this order. They are numbered.'),
    instructions: z
      .boolean()
      .default(false)
      .describe('true: search engines get the steps as instructions for visitors. For your own way of working leave it out.'),
  }),
  {
    synonyms: ['process', 'how-it-works', 'how-to', 'workflow', 'stages', 'instructions'],
    interactive: false,
    pageHeading: false,
    strings: ['links'],
    structuredData: ({ heading, text, steps: list, instructions }, { toUrl }) =>
      instructions
        ? [
            {
              '@type': 'HowTo',
              name: heading,
              ...(text && { description: text }),
              step: list.map((step) => ({
                '@type': 'HowToStep',
                name: step.title,
                ...(step.text && { text: step.text }),
                ...(step.image && { image: toUrl(step.image.src) }),
              })),
            },
          ]
        : [],
  },
);
