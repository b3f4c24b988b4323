import { z } from 'zod';
import { afterFrom, isInOrder, momentSchema } from './moment.ts';

/** The period in which a page or a record is published: from the start of `from` to the end of `until`. One of the two is required. */
export const publishSchema = z
  .strictObject({
    from: momentSchema
      .optional()
      .describe(
        'When it is first published: a date like 2027-06-01, or with a time like 2027-06-01T09:00, in the timeZone of site.yaml. Another zone: 2027-06-01T09:00+05:30.',
      ),
    until: momentSchema
      .optional()
      .describe('The last day on which it is published, or with a time the moment when it ends. The first build after it removes it.'),
  })
  .refine(({ from, until }) => from !== undefined || until !== undefined, {
    path: ['from'],
    error: 'a date like 2027-06-01, or "until" with a date',
  })
  .refine(({ from, until }) => isInOrder(from, until), { path: ['until'], error: afterFrom });
