import { blockBase, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const pageHeaderSchema = z.strictObject({
  type: z.literal('page-header').describe('The opening of a page without a film: its heading on a dark, woven ground.'),
  ...blockBase,
  eyebrow: textSchema.optional().describe('A few words above the heading.'),
  heading: textSchema.describe('The heading of the page.'),
  text: textSchema.optional().describe('One paragraph under the heading.'),
});
