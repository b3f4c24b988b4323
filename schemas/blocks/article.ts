import { blockBase, defineBlock, hrefSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { postRecord } from '../records.ts';

export const article = defineBlock(
  z.strictObject({
    type: z.literal('article').describe('A blog post. Its title is the heading of the page.'),
    ...blockBase,
    post: postRecord.describe('The id of the post.'),
    backLabel: textSchema
      .optional()
      .describe('The text of the link back to the list. Default: "Back to Blogs" in the language of the page.'),
    backTo: hrefSchema.prefault('/blogs').describe('The page that this link opens.'),
  }),
  {
    synonyms: ['post', 'blog-post'],
    interactive: false,
    pageHeading: true,
    strings: ['posts', 'richText'],
    structuredData: ({ post: { title, excerpt, published, category, image } }, { pageUrl, toUrl, organization }) => [
      {
        '@type': 'BlogPosting',
        headline: title,
        description: excerpt,
        datePublished: published,
        articleSection: category,
        image: toUrl(image.src),
        url: pageUrl,
        author: organization,
        publisher: organization,
      },
    ],
    document: {
      ogType: 'article',
      feedEntry: ({ post: { title, excerpt, category, published, content } }) => ({
        title,
        summary: excerpt,
        category,
        published,
        html: content.html,
      }),
    },
  },
);
