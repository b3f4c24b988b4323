import { z } from 'zod';
import { blockBase } from '../fields/block-base.ts';
import { serviceRecord, serviceRecords } from '../fields/records.ts';

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
