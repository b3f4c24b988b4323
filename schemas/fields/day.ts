import { fieldKinds } from 'pagewright/schema';
import { z } from 'zod';

const day = () => z.iso.date('a date such as "2027-06-01"');

/** A day such as `2027-06-01`. */
export const daySchema = day().register(fieldKinds, { kind: 'date' });
/** The last day on which something is of use. */
export const lastDaySchema = day().register(fieldKinds, { kind: 'date', deadline: 'day' });

const isDay = (text: string): boolean => daySchema.safeParse(text).success;

/** True when the first day is before the second, and when one of them is no day, which is reported already. */
export const isInOrder = (first: string, second: string | undefined): boolean =>
  second === undefined || first < second || !isDay(first) || !isDay(second);
