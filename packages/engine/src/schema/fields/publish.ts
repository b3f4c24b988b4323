import { z } from 'zod';
import { momentSchema, toTime } from './moment.ts';

/** The time in which a page is part of the published site: from the first moment on, up to the second. */
export const publishSchema = z
  .strictObject({
    from: momentSchema
      .optional()
      .describe('From when on the page is published: 2025-05-01, or with a time 2025-05-01T09:00 (UTC; or say +05:30 behind it).'),
    until: momentSchema.optional().describe('From when on it is gone again. Builds after that leave it out.'),
  })
  .refine(({ from, until }) => from !== undefined || until !== undefined, {
    path: ['from'],
    error: 'a day such as 2025-05-01, or "until" with one',
  })
  .refine(({ from, until }) => from === undefined || until === undefined || toTime(from) < toTime(until), {
    path: ['until'],
    error: 'a moment after "from"',
  });
