import { fieldKinds, isInOrder, textSchema, timeSchema } from 'pagewright/schema';
import { z } from 'zod';
import { daySchema } from './day.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** When it closes. Unlike other times of day, it may be the end of the day: `24:00`. */
const closingTimeSchema = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'a time from 00:00 to 24:00, such as "18:00"')
  .register(fieldKinds, { kind: 'time' });

type Span = { from: string; to: string };

/** True for hours from midnight to midnight. */
const isAllDay = ({ from, to }: Span): boolean => from === '00:00' && to === '24:00';

/** True when two times are valid and equal: that could mean closed, or open all day. */
const isEmpty = ({ from, to }: Span): boolean => from === to && timeSchema.safeParse(from).success;

/** zod also compares times that are wrong in themselves, which are reported already. */
const isTime = (text: string): boolean => closingTimeSchema.safeParse(text).success;

const notAllDay = 'another time than "from", or from: "00:00" and to: "24:00" for a day that is open 24 hours';
const untilMidnight = '"24:00" for a day that is open 24 hours';

const openSchema = z
  .strictObject({
    days: z
      .array(z.enum(weekdays))
      .min(1)
      .max(7)
      .describe('The days with these hours.')
      .meta({ yaml: 'Such as [monday, tuesday].', examples: [weekdays.slice(0, 5)] }),
    from: timeSchema.describe('When it opens, such as 09:30. Open 24 hours: from 00:00 to 24:00.').meta({ yaml: 'Write times in quotes.' }),
    to: closingTimeSchema
      .describe('When it closes, at the latest "24:00". A time before "from" is on the next day.')
      .meta({ title: 'To', examples: ['17:00'] }),
  })
  .refine((open) => !isEmpty(open), { path: ['to'], error: notAllDay })
  .refine(({ from, to }) => from !== '00:00' || to !== '23:59', { path: ['to'], error: untilMidnight });

type Open = z.output<typeof openSchema>;

/** The opening hours of a week. A day with a break has two entries; a day without an entry is closed. */
export const openingHoursSchema = z
  .array(openSchema)
  .max(21)
  .check(({ value, issues }) => {
    const spans = value.map(spansOf);
    for (const [index, own] of spans.entries()) {
      const earlier = spans.slice(0, index).flat();
      const found = own.flatMap((one) => earlier.filter((other) => overlaps(one, other)).map((other) => ({ one, other })))[0];
      if (!found) continue;
      const startsInside = overlaps({ ...found.one, length: 1 }, found.other);
      issues.push({
        code: 'custom',
        message: `a time outside of ${describeSpan(found.other)}`,
        input: value[index],
        path: [index, startsInside ? 'from' : 'to'],
      });
    }
  });

const minutesOfDay = 24 * 60;
const minutesOfWeek = 7 * minutesOfDay;

/** The hours of one day. `start` is in minutes since the start of Monday. */
type DaySpan = Span & { day: Weekday; start: number; length: number };

/** Returns the hours of each day of an entry. None when a time is invalid. */
function spansOf({ days, from, to }: Open): DaySpan[] {
  if (!isTime(from) || !isTime(to)) return [];
  const start = minutesOf(from);
  const end = minutesOf(to);
  const length = end > start ? end - start : end + minutesOfDay - start;
  return days.map((day) => ({ day, from, to, length, start: weekdays.indexOf(day) * minutesOfDay + start }));
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** True when two spans have a minute of the week in common. After Sunday comes Monday. */
const overlaps = (one: DaySpan, other: DaySpan): boolean =>
  distance(one.start, other.start) < one.length || distance(other.start, one.start) < other.length;

/** Returns the minutes from a time of the week to the next occurrence of another. */
const distance = (from: number, to: number): number => (to - from + minutesOfWeek) % minutesOfWeek;

function describeSpan({ day, from, to }: DaySpan): string {
  const next = weekdays[(weekdays.indexOf(day) + 1) % weekdays.length];
  return to < from ? `${day} ${from} to ${next} ${to}, which are other hours` : `${from} to ${to}, the other hours of ${day}`;
}

const exceptionSchema = z
  .strictObject({
    date: daySchema.describe('The day with other hours, such as "2027-12-24".'),
    until: daySchema.optional().describe('The last day, for several days in a row.'),
    from: timeSchema.optional().describe('When it opens. Without "from" and "to" it is closed.'),
    to: closingTimeSchema
      .optional()
      .describe('When it closes, at the latest "24:00". A time before "from" is on the next day.')
      .meta({ title: 'To' }),
    note: textSchema.optional().describe('The reason, such as "Christmas".'),
  })
  .refine(({ from, to }) => from === undefined || to !== undefined, { path: ['to'], error: 'the time when it closes, such as "14:00"' })
  .refine(({ from, to }) => to === undefined || from !== undefined, { path: ['from'], error: 'the time when it opens, such as "10:00"' })
  .refine(({ from, to }) => from === undefined || to === undefined || !isEmpty({ from, to }), { path: ['to'], error: notAllDay })
  .refine(({ from, to }) => from !== '00:00' || to !== '23:59', { path: ['to'], error: untilMidnight })
  .refine(({ date, until }) => isInOrder(date, until), { path: ['until'], error: 'the day of "date", or a later one' });

/** Days with other hours than the rest of the weeks. */
export const exceptionsSchema = z.array(exceptionSchema).max(60);

/** The opening hours of a business, with exceptions. */
export type OpeningHours = { hours: readonly Open[]; exceptions: readonly z.output<typeof exceptionSchema>[] };

const schemaDays = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const satisfies Record<Weekday, string>;

/** The time at which search engines expect that a place closes: they do not know 24:00. */
const closesAt = ({ from, to }: Span): string => (isAllDay({ from, to }) ? '23:59' : to.replace('24:00', '00:00'));

/** Returns opening hours as structured data. A day from 00:00 to 00:00 is closed, as search engines read it. */
export const openingHoursData = ({ hours, exceptions }: OpeningHours) => [
  ...hours.map(({ days, from, to }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.map((day) => schemaDays[day]),
    opens: from,
    closes: closesAt({ from, to }),
  })),
  ...exceptions.map(({ date, until, from, to }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: date,
    validThrough: until ?? date,
    opens: from ?? '00:00',
    closes: from === undefined || to === undefined ? '00:00' : closesAt({ from, to }),
  })),
];
