import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';

/** A date, or a date and time. The default time zone is UTC. A date without a time means 00:00. */
export const momentSchema = z
  .union(
    [z.iso.date(), z.iso.datetime({ local: true, offset: true }), z.iso.datetime({ local: true, offset: true, precision: -1 })],
    'dates like 2027-06-01, or with a time like 2027-06-01T09:00 (UTC) or 2027-06-01T09:00+05:30',
  )
  .register(fieldKinds, { kind: 'date' });

/** Converts a valid date or date and time to milliseconds since 1970. */
export function toTime(moment: string): number {
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(moment);
  return Date.parse(moment.includes('T') && !hasZone ? `${moment}Z` : moment);
}
