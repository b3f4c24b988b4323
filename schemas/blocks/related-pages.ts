import { blockBase, defineBlock, pageLinkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

const relatedSchema = z.strictObject({
  to: pageLinkSchema.describe('The page.'),
  title: textSchema.optional().describe('The title to show. Default: that of the page.'),
  text: textSchema.optional().describe('A sentence about it. Default: the description of the page.'),
});

export const relatedPages = defineBlock(
  z.strictObject({
    type: z.literal('related-pages').describe('Links to other pages of the site, with their titles and descriptions.'),
    ...blockBase,
    background: backgroundSchema.default('paper').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    pages: z.array(relatedSchema).min(1).max(12).describe('The pages.'),
  }),
  {
    synonyms: ['related', 'see-also', 'read-more', 'more-pages', 'next-pages', 'further-pages'],
    interactive: false,
    pageHeading: false,
  },
);
