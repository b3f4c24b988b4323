import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';

/** A day, or a day and a time: in UTC unless it says otherwise. A day stands for its first moment. */
export const momentSchema = z
  .union(
    [z.iso.date(), z.iso.datetime({ local: true, offset: true }), z.iso.datetime({ local: true, offset: true, precision: -1 })],
    'a day such as 2025-05-01, or a day and a time such as 2025-05-01T09:00 or 2025-05-01T09:00+05:30',
  )
  .register(fieldKinds, { kind: 'date' });

/** The milliseconds since 1970 at a moment that the schema accepts. */
export function toTime(moment: string): number {
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(moment);
  return Date.parse(moment.includes('T') && !hasZone ? `${moment}Z` : moment);
}
