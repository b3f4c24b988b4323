import { textSchema } from 'pagewright/schema';
import { z } from 'zod';

const openSchema = z.strictObject({
  days: textSchema.describe('The days, such as "Mon - Sat".'),
  hours: textSchema.describe('The hours, or "Closed".'),
});

/** The hours at which somebody answers, by days. */
export const hoursSchema = z.array(openSchema).max(7);
