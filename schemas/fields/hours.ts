import { z } from 'zod';
import { textSchema } from 'pagewright/schema';

const openSchema = z.strictObject({
  days: textSchema.describe('The days, such as "Mon - Sat".'),
  hours: textSchema.describe('The hours, or "Closed".'),
});

/** The hours at which somebody answers, by days. */
export const hoursSchema = z.array(openSchema).max(7);
