import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const BLOCK_DECLARATION = defineBlock(
  z.strictObject({
    type: z.literal('BLOCK_TYPE').describe('A heading and a text.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.describe('The text under the title.'),
    hideLabel: textSchema.default('Hide').describe('The label of the button that hides the text.'),
  }),
  {
    interactive: RUNS_IN_BROWSER,
    pageHeading: false,
  },
);
