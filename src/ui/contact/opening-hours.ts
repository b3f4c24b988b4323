import { formatTime } from 'pagewright/react';
import type { OpeningHours, Weekday } from '../../../schemas/fields/opening-hours.ts';
import { formatDays } from '../text/format-day.ts';

/** A row of opening hours in words: the days, their times or "Closed", and a reason. */
export type HoursRow = { days: string; hours: string[]; note?: string | undefined };

/** The days in the order of the rows. */
const order = { monday: 0, tuesday: 1, wednesday: 2, thursday: 3, friday: 4, saturday: 5, sunday: 6 } satisfies Record<Weekday, number>;

type Words = { language: string; closed: string; allDay: string };

/** Returns the hours of a week in words. Days in a row with the same hours are one row, as in "Monday – Friday". */
export function weekRows({ hours }: Pick<OpeningHours, 'hours'>, words: Words): HoursRow[] {
  const { language, closed } = words;
  const rows: { first: number; last: number; hours: string[] }[] = [];
  for (const index of Object.values(order)) {
    const spans = hours
      .filter(({ days }) => days.some((day) => order[day] === index))
      .toSorted((one, other) => one.from.localeCompare(other.from));
    const times = spans.length > 0 ? spans.map((span) => formatSpan(span, words)) : [closed];
    const before = rows.at(-1);
    if (before?.hours.join() === times.join()) before.last = index;
    else rows.push({ first: index, last: index, hours: times });
  }
  return rows.map(({ first, last, hours: times }) => ({
    days: first === last ? nameOf(first, language) : `${nameOf(first, language)} – ${nameOf(last, language)}`,
    hours: times,
  }));
}

/** Returns the exceptions in words. */
export const exceptionRows = ({ exceptions }: Pick<OpeningHours, 'exceptions'>, words: Words): HoursRow[] =>
  exceptions.map(({ date, until, from, to, note }) => ({
    days: formatDays(date, until ?? date, words.language),
    hours: [from === undefined || to === undefined ? words.closed : formatSpan({ from, to }, words)],
    note,
  }));

const formatSpan = ({ from, to }: { from: string; to: string }, { language, allDay }: Words): string =>
  from === '00:00' && to === '24:00' ? allDay : `${formatTime(from, language)} – ${formatTime(to, language)}`;

/** Returns the name of a day; 0 is Monday. January 1, 2024 was a Monday. */
const nameOf = (index: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + index));
