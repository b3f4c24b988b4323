import { hrefSchema, idSchema, renames, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const serviceCategorySchema = z
  .strictObject({
    id: idSchema.describe('The name pages refer to it by.'),
    title: textSchema.describe('The name of the category.'),
    page: hrefSchema
      .describe('Its landing page, such as /ai-development.')
      // It was written as the last part of the URL.
      .register(renames, { renamedFrom: ['link'], convert: (slug) => `/${slug.replace(/^\//, '')}` }),
    heading: textSchema.describe('The heading on the overview.'),
    paragraph: textSchema.describe('The paragraph under it.'),
    serviceList: z
      .array(
        z.strictObject({
          id: idSchema.describe('The id of this entry.'),
          title: textSchema.describe('The name of the service.'),
          description: textSchema.describe('One or two sentences about it.'),
        }),
      )
      .min(1)
      .describe('The services of the category.'),
  })
  .describe('A group of services, for the overview and for its landing page.');
