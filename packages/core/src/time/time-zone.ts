/** The time zone of a site whose `site.yaml` names none. */
export const defaultTimeZone = 'UTC';

/** True for the name of a time zone in the IANA database, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format().length > 0;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the offset of a time zone at a moment in milliseconds since 1970, such as `+02:00`. */
export function offsetAt(milliseconds: number, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const name = format.formatToParts(milliseconds).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.slice('GMT'.length) || '+00:00';
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Converts an offset such as `-05:30` to milliseconds. */
function millisecondsOf(offset: string): number {
  const [, sign, hours, minutes, seconds = 0] = /^([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * minute + Number(seconds) * 1000);
}

/**
 * Converts a local time, such as `2027-06-01T09:00`, to milliseconds since 1970. When the clocks go back, a time that comes twice
 * is the first one. When they go forward, a time that does not exist is as much later as the clocks jump.
 */
export function localToInstant(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`);
  // No zone changes its offset twice within two days.
  const [before, after] = [asUtc - day, asUtc + day].map((time) => millisecondsOf(offsetAt(time, timeZone)));
  const first = asUtc - (before ?? 0);
  if (before === after || millisecondsOf(offsetAt(first, timeZone)) === before) return first;
  const second = asUtc - (after ?? 0);
  return millisecondsOf(offsetAt(second, timeZone)) === after ? second : first;
}
