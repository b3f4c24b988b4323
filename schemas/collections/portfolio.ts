import { hrefSchema, idSchema, mediaPathSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const projectSchema = z
  .strictObject({
    id: idSchema.describe('The name pages refer to it by, after its list: web/<id>.'),
    img: mediaPathSchema.describe('The cover: a picture in media/portfolio.'),
    title: textSchema.describe('The name of the project.'),
    link: z
      .union([z.literal(''), hrefSchema], 'an address that starts with https://, or "" when there is none')
      .describe('Where it can be seen; "" when it cannot.'),
  })
  .describe('A project that was made.');
