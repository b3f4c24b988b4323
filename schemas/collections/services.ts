import { hrefSchema, iconSchema, idSchema, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const serviceSchema = z
  .strictObject({
    id: idSchema.describe('The id of the service. Pages refer to the service by this id.'),
    title: textSchema.describe('The name of the service.'),
    path: idSchema.describe('The last part of the URL of its page, such as "web-development".'),
    link: hrefSchema.optional().describe('The page that cards link to, for a service that has no page of its own.'),
    icon: iconSchema.describe('The icon, a name from lucide.dev/icons.'),
    image: imageSchema({ shownWidth: 848 }).describe('The picture of the service.'),
    desc: textSchema.meta({ title: 'Description', description: 'One sentence for cards and search results.' }),
    detailContent: textSchema.describe('The text of its page. It is split between sentences into about three paragraphs.'),
    detailHeading: textSchema.optional().describe('A heading above the detail text.'),
    shortParagraph: textSchema.optional().describe('A short paragraph under the detail heading.'),
    about: z
      .strictObject({
        heading: textSchema.describe('The title of the section.'),
        text: textSchema.describe('The text of the section.'),
      })
      .optional()
      .describe('A second section about the service.'),
  })
  .describe('A service.');
