import { idSchema, mediaPathSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const testimonialSchema = z
  .strictObject({
    id: idSchema.describe('The id of the testimonial. Pages refer to the testimonial by this id.'),
    profileImg: mediaPathSchema({ shownWidth: 56 })
      .optional()
      .meta({ title: 'Portrait', description: 'The portrait, a file in media/people. Without one, the initials are shown.' }),
    name: textSchema.describe('The name of the client.'),
    role: textSchema.describe('The position and company of the client.'),
    desc: textSchema.meta({ title: 'Quote', description: 'The quote, without quotation marks.' }),
  })
  .describe('A quote from a client.');
