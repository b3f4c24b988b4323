import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';

const moment = () =>
  z.union(
    [z.iso.date(), z.iso.datetime({ local: true, offset: true }), z.iso.datetime({ local: true, offset: true, precision: -1 })],
    'dates like 2027-06-01, or with a time like 2027-06-01T09:00 (UTC) or 2027-06-01T09:00+05:30',
  );

/** A date, or a date and time. The default time zone is UTC. A date without a time means 00:00. */
export const momentSchema = moment().register(fieldKinds, { kind: 'date' });

/** A moment after which its block or record is of no use, so that `npm run check` reports one that has passed. */
export const deadlineSchema = moment().register(fieldKinds, { kind: 'date', deadline: 'moment' });

/** Converts a valid date or date and time to milliseconds since 1970. */
export function toTime(moment: string): number {
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(moment);
  return Date.parse(moment.includes('T') && !hasZone ? `${moment}Z` : moment);
}
