import { hrefSchema, idSchema, renames, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const serviceCategorySchema = z
  .strictObject({
    id: idSchema.describe('The id of the category. Pages refer to the category by this id.'),
    title: textSchema.describe('The name of the category.'),
    page: hrefSchema
      .describe('The landing page of the category, such as /ai-development.')
      // The old field had the last part of the URL only.
      .register(renames, { renamedFrom: ['link'], convert: (slug) => `/${slug.replace(/^\//, '')}` }),
    heading: textSchema.describe('The heading of the category.'),
    paragraph: textSchema.describe('The paragraph under the heading.'),
    serviceList: z
      .array(
        z.strictObject({
          id: idSchema.describe('The id of this entry.'),
          title: textSchema.describe('The name of the service.'),
          description: textSchema.describe('One or two sentences about the service.'),
        }),
      )
      .min(1)
      .describe('The services of the category.'),
  })
  .describe('A group of services, shown in the overview and on its landing page.');
