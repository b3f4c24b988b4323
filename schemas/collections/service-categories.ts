import { idSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const serviceCategorySchema = z
  .strictObject({
    id: idSchema.describe('The name pages refer to it by.'),
    title: textSchema.describe('The name of the category.'),
    link: idSchema.describe("The last part of its landing page's address, such as ai-development."),
    heading: textSchema.describe('The heading on the overview.'),
    paragraph: textSchema.describe('The paragraph under it.'),
    serviceList: z
      .array(
        z.strictObject({
          id: idSchema.describe('A name of its own.'),
          title: textSchema.describe('What is offered.'),
          description: textSchema.describe('One or two sentences about it.'),
        }),
      )
      .min(1)
      .describe('What the category holds.'),
  })
  .describe('A group of services on the overview, and what its landing page offers.');
