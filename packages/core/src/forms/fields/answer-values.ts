import { digitsOf } from '../../text/digits-of.ts';

/** The days that are today: one day for a visitor; for the server, the first and the last one anywhere on earth. `now` is the moment in milliseconds. */
export type Today = { first: string; last: string; now: number };

const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day of the calendar such as `2027-06-01`. */
export function isCalendarDay(answer: string): boolean {
  if (!day.test(answer)) return false;
  const date = new Date(`${answer}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(answer);
}

/** True when a day is not before `min`. */
export const isFrom = (answer: string, min: string | undefined, { first }: Today): boolean =>
  min === undefined || answer >= (min === 'today' ? first : min);

/** True when a day is not after `max`. */
export const isUntil = (answer: string, max: string | undefined, { last }: Today): boolean =>
  max === undefined || answer <= (max === 'today' ? last : max);

/** Returns the day of a visitor's clock. */
export function localToday(now: Date): Today {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return { first: today, last: today, now: now.getTime() };
}

const hour = 3_600_000;

/** Returns the days that are today somewhere: time zones range from UTC-12 to UTC+14. */
export function todayAnywhere(now: number): Today {
  const [first = '', last = ''] = [-12, 14].map((offset) => new Date(now + offset * hour).toISOString().slice(0, 10));
  return { first, last, now };
}

/** Returns the minutes since midnight of a time of day such as `18:30`. Undefined for anything else. */
export function minutesOf(answer: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(answer) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** Returns the digits of a phone number, with + at the start when it has a country code. */
const dialled = (answer: string): string => digitsOf(answer.replaceAll('/', '')).replace(/^00/, '+');

/** True for a number that starts with its country code: 7 to 15 digits after + or 00 (ITU-T E.164). */
export const isInternational = (answer: string): boolean => /^\+[1-9]\d{6,14}$/.test(dialled(answer));

/** True for an international number, and with `country` also for a national one that fits after this calling code. */
export function isPhone(answer: string, country: string | undefined): boolean {
  if (isInternational(answer)) return true;
  const national = dialled(answer).replace(/^0/, '');
  return country !== undefined && /^\d{4,14}$/.test(national) && national.length + country.length <= 16;
}

/** Reads a typed number: with a comma or a point, digits of any script, and spaces between them. Undefined for anything else. */
export function readNumber(answer: string): number | undefined {
  const plain = answer
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/\p{Nd}/gu, (digit) => digitsOf(digit))
    .replace(/^[\u2212\u2013]/u, '-')
    .replace(',', '.');
  return /^[+-]?\d{1,15}(\.\d{1,10})?$/.test(plain) ? Number(plain) : undefined;
}

/** True when a number is a whole number of steps away from `start`, except for the error of binary fractions. */
export function isOnStep(value: number, step: number, start = 0): boolean {
  const steps = (value - start) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}
