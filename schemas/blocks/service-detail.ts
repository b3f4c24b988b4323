import { blockBase, defineBlock } from 'pagewright/schema';
import { z } from 'zod';
import { serviceRecord, serviceRecords } from '../records.ts';

export const serviceDetail = defineBlock(
  z.strictObject({
    type: z
      .literal('service-detail')
      .describe('A service and a sidebar with links to the other services. The title of the service is the heading of the page.'),
    ...blockBase,
    service: serviceRecord.describe('The id of the service.'),
    services: serviceRecords.prefault('all').describe('Which services the sidebar lists.'),
  }),
  {
    synonyms: ['service'],
    interactive: false,
    pageHeading: true,
    site: ({ language }) => ({ language }),
    strings: ['services'],
    structuredData: ({ service: { title, desc, image } }, { pageUrl, toUrl, organization }) => [
      {
        '@type': 'Service',
        name: title,
        description: desc,
        url: pageUrl,
        image: toUrl(image.src),
        provider: organization,
      },
    ],
  },
);
