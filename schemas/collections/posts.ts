import { fieldKinds, imageSchema, richTextSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { contradictsDay } from '../fields/contradicts-day.ts';

export const postSchema = z
  .strictObject({
    id: z.int().positive().describe('The number of the post, used in the URL of its page.'),
    title: textSchema.describe('The title of the post.'),
    excerpt: textSchema.describe('Two or three sentences for the card and for search results.'),
    category: textSchema.describe('The category, shown as a label.'),
    date: textSchema.describe('The date as shown, such as "April 20, 2025".'),
    published: z.iso
      .date('a date such as "2025-04-20"')
      .register(fieldKinds, { kind: 'date' })
      .describe('The same date for search engines, such as "2025-04-20".'),
    image: imageSchema({ shownWidth: 1184 }).describe('The picture of the post.'),
    content: richTextSchema.describe('The text of the post, in Markdown or simple HTML.'),
  })
  .refine(({ date, published }) => !contradictsDay(date, published), {
    path: ['date'],
    error: 'the day of "published", as in "April 20, 2025"',
  })
  .describe('A blog post. Posts are shown in the order of this list.');
