import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { postRecords } from '../records.ts';

export const postList = defineBlock(
  z.strictObject({
    type: z.literal('post-list').describe('The heading of a blog page and blog posts as cards.'),
    ...blockBase,
    heading: textSchema.describe('The heading of the page.'),
    text: textSchema.optional().describe('One paragraph under the heading.'),
    posts: postRecords.prefault('all').describe('Which posts are shown. The first is shown large.'),
  }),
  {
    synonyms: ['blog', 'posts', 'news', 'journal'],
    interactive: false,
    pageHeading: true,
    strings: ['posts'],
  },
);
