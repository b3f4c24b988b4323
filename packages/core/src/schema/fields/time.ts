import { z } from 'zod';
import { isPeriod } from '../../time/moment.ts';
import { isTimeZone } from '../../time/time-zone.ts';
import { fieldForms } from './field-forms.ts';
import { fieldKinds } from './field-kinds.ts';

const moment = () =>
  z.union(
    [z.iso.date(), z.iso.datetime({ local: true, offset: true }), z.iso.datetime({ local: true, offset: true, precision: -1 })],
    'dates like 2027-06-01, or with a time like 2027-06-01T09:00 or 2027-06-01T09:00+05:30',
  );

/**
 * A date, or a date and time. The default time zone is that of the site. A date without a time is the whole day: `startOf` and
 * `endOf` in `src/time/` return when it begins and when it has passed.
 */
export const momentSchema = moment().register(fieldKinds, { kind: 'date' });

/** A date after which its block or record is of no use, so that `npm run check` reports one that has passed. */
export const deadlineSchema = moment().register(fieldKinds, { kind: 'date', deadline: true });

/** True for a period that is not empty, and for one of whose dates one is invalid, which is reported already. */
export const isInOrder = (from: string | undefined, until: string | undefined): boolean =>
  from === undefined || until === undefined || !isMoment(from) || !isMoment(until) || isPeriod(from, until);

const isMoment = (text: string): boolean => momentSchema.safeParse(text).success;

/** What `until` must be when `isInOrder` is false. */
export const afterFrom = 'the day of "from", or a later date';

/** A time of day on the 24-hour clock, such as `09:30`. Midnight is `00:00`. */
export const timeSchema = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time from 00:00 to 23:59, such as "09:30"')
  .register(fieldKinds, { kind: 'time' });

/** The name of a time zone in the IANA database, such as `Europe/Berlin`. */
export const timeZoneSchema = z
  .string()
  .refine(isTimeZone, 'the name of a time zone, such as "Europe/Berlin" or "Asia/Kolkata"')
  .meta({ examples: ['Europe/Berlin'] })
  .register(fieldForms, { isTimeZone: true });
