/** The days that are today: one day for a visitor. For the server, the first and the last one anywhere on earth. */
export type Today = { first: string; last: string };

const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day of the calendar such as `2027-06-01`. */
export function isDay(answer: string): boolean {
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
  return { first: today, last: today };
}

const hour = 3_600_000;

/** Returns the days that are today somewhere: time zones range from UTC-12 to UTC+14. */
export function todayAnywhere(now: number): Today {
  const [first = '', last = ''] = [-12, 14].map((offset) => new Date(now + offset * hour).toISOString().slice(0, 10));
  return { first, last };
}
