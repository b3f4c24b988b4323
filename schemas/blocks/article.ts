import { blockBase, hrefSchema, postRecord, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const articleSchema = z.strictObject({
  type: z.literal('article').describe('A post of the blog as a page: its title opens the page.'),
  ...blockBase,
  post: postRecord.describe('The id of the post.'),
  backLabel: textSchema.default('Back to Blogs').describe('The words of the link back to the list.'),
  backTo: hrefSchema.prefault('/blogs').describe('Where that link leads.'),
});
