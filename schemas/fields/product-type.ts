import { idSchema, mediaPathSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

/** A kind of website or app that is made. */
export const productTypeSchema = z.strictObject({
  id: idSchema.describe('The name pages refer to it by.'),
  img: mediaPathSchema.describe('Its picture, in media/types.'),
  title: textSchema.describe('The kind, such as "E-commerce Websites".'),
  description: textSchema.describe('One or two sentences about it.'),
});
