import { z } from 'zod';
import { momentSchema, toTime } from './moment.ts';

/** The period in which a page or a record is published: from `from` (inclusive) to `until` (exclusive). One of the two is required. */
export const publishSchema = z
  .strictObject({
    from: momentSchema
      .optional()
      .describe(
        'When it is first published: a date like 2027-06-01, or with a time like 2027-06-01T09:00 (UTC) or 2027-06-01T09:00+05:30.',
      ),
    until: momentSchema.optional().describe('When it is removed again, at the first build after this date.'),
  })
  .refine(({ from, until }) => from !== undefined || until !== undefined, {
    path: ['from'],
    error: 'a date like 2027-06-01, or "until" with a date',
  })
  .refine(({ from, until }) => from === undefined || until === undefined || toTime(from) < toTime(until), {
    path: ['until'],
    error: 'a date after "from"',
  });
