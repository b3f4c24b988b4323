import { blockBase, defineBlock } from 'pagewright/schema';
import { z } from 'zod';
import { serviceCategoryRecords, serviceRecords } from '../records.ts';

export const serviceOverview = defineBlock(
  z.strictObject({
    type: z.literal('service-overview').describe('Services in a sidebar, and categories with links to their landing pages.'),
    ...blockBase,
    services: serviceRecords.prefault('all').describe('Which services the sidebar lists.'),
    categories: serviceCategoryRecords.prefault('all').describe('Which categories are shown.'),
  }),
  {
    synonyms: ['overview'],
    interactive: false,
    pageHeading: false,
    strings: ['services'],
  },
);
