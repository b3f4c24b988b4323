import { localToInstant, offsetAt } from './time-zone.ts';

/** The time for which a site is read, in milliseconds since 1970, and the time zone of the site. */
export type Now = { time: number; timeZone: string };

const offset = /(?:Z|[+-]\d\d:\d\d)$/;

/** True for a day without a time, such as `2027-06-01`. */
export const isDay = (moment: string): boolean => !moment.includes('T');

/** Returns the offset with which a moment is written, such as `+05:30`. Undefined for one in the time zone of the site. */
export const writtenOffset = (moment: string): string | undefined => (isDay(moment) ? undefined : offset.exec(moment)?.[0]);

/** Returns the time of a moment as it is written, without its offset: `2027-06-01T09:00`. A day starts at 00:00. */
export const localTimeOf = (moment: string): string => (isDay(moment) ? `${moment}T00:00` : moment.replace(offset, ''));

/** Returns the day of a moment, as it is written. */
export const dayOf = (moment: string): string => moment.slice(0, 'yyyy-mm-dd'.length);

/** Returns when a moment begins, in milliseconds since 1970. A day begins at its first moment in the time zone. */
export const startOf = (moment: string, timeZone: string): number =>
  writtenOffset(moment) === undefined ? localToInstant(localTimeOf(moment), timeZone) : Date.parse(moment);

/** Returns when a moment has passed, in milliseconds since 1970. A day has passed at its end in the time zone. */
export const endOf = (moment: string, timeZone: string): number => startOf(isDay(moment) ? dayAfter(moment) : moment, timeZone);

/** Returns the next day of the calendar. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Returns the last day of the month of a moment, or of a month before it. */
export const lastDayOfMonth = (moment: string, monthsBefore = 0): string =>
  new Date(Date.UTC(Number(moment.slice(0, 4)), Number(moment.slice(5, 7)) - monthsBefore, 0)).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** True before a moment begins. */
export const isBefore = (moment: string, { time, timeZone }: Now): boolean => time < startOf(moment, timeZone);

/** True when a moment has passed. Something that lasts until a day lasts to the end of that day. */
export const hasEnded = (moment: string, { time, timeZone }: Now): boolean => time >= endOf(moment, timeZone);

/** Zones differ from UTC by at most this time. */
const largestOffset = 14 * 60 * 60 * 1000;

/**
 * True for a period that is not empty. When only one of its moments has an offset, the order depends on the time zone: then it is
 * false only for a period that is empty in every zone.
 */
export function isPeriod(from: string, until: string): boolean {
  const isComparable = (writtenOffset(from) === undefined) === (writtenOffset(until) === undefined);
  return startOf(from, 'UTC') < endOf(until, 'UTC') + (isComparable ? 0 : largestOffset);
}

/** Returns a moment with its offset, for structured data and the attribute `datetime`: `2027-06-01T09:00+02:00`. A day stays as it is. */
export function withOffset(moment: string, timeZone: string): string {
  if (isDay(moment) || writtenOffset(moment) !== undefined) return moment;
  return inZone(startOf(moment, timeZone), timeZone, moment.length - 'yyyy-mm-ddT'.length);
}

/** Returns the last moment of a day with its offset, or a moment with its offset: `2027-06-01T23:59:59+02:00`. */
export const endWithOffset = (moment: string, timeZone: string): string =>
  isDay(moment) ? inZone(endOf(moment, timeZone) - 1000, timeZone, 'hh:mm:ss'.length) : withOffset(moment, timeZone);

/** Formats milliseconds since 1970 as a local time with its offset. `length` is that of the time: 5 for `hh:mm`. */
function inZone(milliseconds: number, timeZone: string, length: number): string {
  const zone = offsetAt(milliseconds, timeZone);
  const asUtc = milliseconds + (Date.parse(`1970-01-01T00:00:00Z`) - Date.parse(`1970-01-01T00:00:00${zone}`));
  return `${new Date(asUtc).toISOString().slice(0, 'yyyy-mm-ddT'.length + length)}${zone}`;
}
