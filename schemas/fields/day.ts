import { fieldKinds } from 'pagewright/schema';
import { z } from 'zod';

const day = () => z.iso.date('a date such as "2027-06-01"');

/** A day such as `2027-06-01`. */
export const daySchema = day().register(fieldKinds, { kind: 'date' });
/** The last day on which something is of use. */
export const lastDaySchema = day().register(fieldKinds, { kind: 'date', deadline: true });
