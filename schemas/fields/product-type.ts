import { idSchema, mediaPathSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

/** A type of website or app that the company builds. */
export const productTypeSchema = z.strictObject({
  id: idSchema.describe('The id of the type. Pages refer to the type by this id.'),
  img: mediaPathSchema({ shownWidth: 384 }).describe('The picture, a file in media/types.'),
  title: textSchema.describe('The name of the type, such as "E-commerce Websites".'),
  description: textSchema.describe('One or two sentences about this type.'),
});
