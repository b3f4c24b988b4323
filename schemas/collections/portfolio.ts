import { hrefSchema, idSchema, mediaPathSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const projectSchema = z
  .strictObject({
    id: idSchema.describe('The id of the project. Pages refer to the project by its list and this id, such as "web/online-shop".'),
    img: mediaPathSchema({ shownWidth: 672 }).meta({
      title: 'Picture',
      description: 'The picture of the project, a file in media/portfolio.',
    }),
    title: textSchema.describe('The name of the project.'),
    link: z
      .union(
        [z.literal(''), hrefSchema],
        'a page such as "/work/online-shop", an address that starts with https://, or "" when there is none',
      )
      .describe('The page or the URL of the project, or "" when it has none.'),
  })
  .describe('A project in the portfolio.');
