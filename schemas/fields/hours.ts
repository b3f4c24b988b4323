import { textSchema } from 'pagewright/schema';
import { z } from 'zod';

const hoursOfDaysSchema = z.strictObject({
  days: textSchema.describe('The days, such as "Mon - Sat".'),
  hours: textSchema.describe('The hours, or "Closed".'),
});

/** Working hours by day. */
export const hoursSchema = z.array(hoursOfDaysSchema).max(7);
