import { blockBase, defineBlock, exactlyOne, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { appTypeRecords, serviceCategoryRecord, serviceRecords, websiteTypeRecords } from '../records.ts';

export const servicesGrid = defineBlock(
  z
    .strictObject({
      type: z
        .literal('services-grid')
        .describe('What the company offers: services, types of websites, types of apps, or the services of a category.'),
      ...blockBase,
      background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
      heading: textSchema.describe('The title of the section.'),
      text: textSchema.optional().describe('A sentence under the title.'),
      services: serviceRecords.optional().describe('Which services are shown. Each one links to its page.'),
      websiteTypes: websiteTypeRecords.optional().describe('Instead of services: which types of websites are shown.'),
      appTypes: appTypeRecords.optional().describe('Instead of services: which types of apps are shown.'),
      category: serviceCategoryRecord.optional().describe('Instead of services: the id of a category. Its services are shown.'),
    })
    .superRefine(exactlyOne('services', 'websiteTypes', 'appTypes', 'category')),
  {
    synonyms: ['services', 'service-list'],
    interactive: false,
    pageHeading: false,
  },
);
