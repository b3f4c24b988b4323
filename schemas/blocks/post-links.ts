import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { postRecordsOrNone } from '../records.ts';

export const postLinks = defineBlock(
  z.strictObject({
    type: z.literal('post-links').describe('Where to read on after a blog post: the posts before and after it, and related ones.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.optional().describe('The title of the section. Default: "Read on" in the language of the page.'),
    previous: postRecordsOrNone.describe('The post before this one: write "{previous}" on the page of a post.'),
    next: postRecordsOrNone.describe('The post after this one: write "{next}". At the ends there is none.').meta({ yaml: 'None: [].' }),
    related: postRecordsOrNone.prefault([]).describe('Posts with most tags and values in common: write "{related}".'),
  }),
  {
    synonyms: ['related-posts', 'post-navigation', 'read-on', 'more-posts'],
    interactive: false,
    pageHeading: false,
    strings: ['posts'],
  },
);
