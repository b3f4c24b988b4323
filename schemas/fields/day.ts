import { fieldKinds } from 'pagewright/schema';
import { z } from 'zod';

/** A day such as `2027-06-01`. */
export const daySchema = z.iso.date('a date such as "2027-06-01"').register(fieldKinds, { kind: 'date' });

const isDay = (text: string): boolean => daySchema.safeParse(text).success;

/** True when the first day is before the second, and when one of them is no day, which is reported already. */
export const isInOrder = (first: string, second: string | undefined): boolean =>
  second === undefined || first < second || !isDay(first) || !isDay(second);
