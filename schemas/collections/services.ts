import { hrefSchema, iconSchema, idSchema, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const serviceSchema = z
  .strictObject({
    id: idSchema.describe('The name pages refer to it by.'),
    title: textSchema.describe('The name of the service.'),
    path: idSchema.describe('The last part of the URL of its page. The page file for services uses it.'),
    link: hrefSchema.optional().describe('Where its cards link to instead of its own page, for a service without one.'),
    icon: iconSchema.describe('Its icon, from lucide.dev/icons.'),
    image: imageSchema.describe('The picture of the service.'),
    desc: textSchema.describe('One sentence for cards and search results.'),
    detailContent: textSchema.describe('The text of its page; shown as about three paragraphs, split between sentences.'),
    detailHeading: textSchema.optional().describe('A heading above that text.'),
    shortParagraph: textSchema.optional().describe('A short paragraph under that heading.'),
    about: z
      .strictObject({
        heading: textSchema.describe('The title of the section.'),
        text: textSchema.describe('Its text.'),
      })
      .optional()
      .describe('Another section about the service.'),
  })
  .describe('A service.');
