import { z } from 'zod';
import { isTimeZone } from '../../time/time-zone.ts';

/** The name of a time zone in the IANA database, such as `Europe/Berlin`. */
export const timeZoneSchema = z
  .string()
  .refine(isTimeZone, 'the name of a time zone, such as "Europe/Berlin" or "Asia/Kolkata"')
  .meta({ examples: ['Europe/Berlin'] });
