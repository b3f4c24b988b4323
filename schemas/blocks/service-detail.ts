import { blockBase, serviceRecord, serviceRecords } from 'pagewright/schema';
import { z } from 'zod';

export const serviceDetailSchema = z.strictObject({
  type: z
    .literal('service-detail')
    .describe(
      'A service as a page: its title opens the page, and a sidebar leads to the others. The id marks the content under the header.',
    ),
  ...blockBase,
  service: serviceRecord.describe('The id of the service.'),
  services: serviceRecords.prefault('all').describe('Which services the sidebar lists: "all", or a list of ids.'),
});
