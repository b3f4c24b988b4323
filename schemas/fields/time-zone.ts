import { z } from 'zod';

/** The name of a time zone in the IANA database, such as `Europe/Berlin`. */
export const timeZoneSchema = z
  .string()
  .refine(isTimeZone, 'the name of a time zone, such as "Europe/Berlin" or "Asia/Kolkata"')
  .meta({ examples: ['Europe/Berlin'] });

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format().length > 0;
  } catch {
    return false;
  }
}

type LocalTime = { day: string; time: string; timeZone: string };

/** Returns the moment of a local time for structured data, with its offset: `2027-06-01T09:00+02:00`. */
export function momentIn({ day, time, timeZone }: LocalTime): string {
  const local = Date.parse(`${day}T${time}Z`);
  // The offset at the local time read as UTC is wrong in the hours around a change to summer time, the second one is not.
  const first = offsetAt(local, timeZone);
  return `${day}T${time}${offsetAt(Date.parse(`${day}T${time}${first}`), timeZone)}`;
}

/** Returns the offset of a time zone at a moment, such as `+02:00`. */
function offsetAt(milliseconds: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(milliseconds);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.slice('GMT'.length);
  return offset || '+00:00';
}
