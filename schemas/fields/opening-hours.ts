import { textSchema, timeSchema } from 'pagewright/schema';
import { z } from 'zod';
import { daySchema, isInOrder } from './day.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** zod also compares times that are wrong in themselves, which are reported already. */
const isTime = (text: string): boolean => timeSchema.safeParse(text).success;

const openSchema = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1).max(7).describe('The days with these hours, such as [monday, tuesday].'),
    from: timeSchema.describe('When it opens, such as "09:30".'),
    to: timeSchema.describe('When it closes. A time before "from" is on the next day.'),
  })
  .refine(({ from, to }) => from !== to || !isTime(from), { path: ['to'], error: 'another time than "from"' });

type Open = z.output<typeof openSchema>;

/** The opening hours of a week. A day with a break has two entries; a day without an entry is closed. */
export const openingHoursSchema = z
  .array(openSchema)
  .max(21)
  .check(({ value, issues }) => {
    for (const [index, open] of value.entries()) {
      const earlier = value.slice(0, index).find((other) => overlaps(open, other));
      if (!earlier) continue;
      const day = open.days.find((one) => earlier.days.includes(one));
      const message = `a time outside of ${earlier.from} to ${earlier.to}, the other hours of ${day}`;
      issues.push({ code: 'custom', message, input: open.from, path: [index, 'from'] });
    }
  });

/** True when two entries have the same valid time of the same day. Times after midnight count to the day on which they start. */
function overlaps(one: Open, other: Open): boolean {
  const end = ({ from, to }: Open): string => (to < from ? '24:00' : to);
  if (![one.from, one.to, other.from, other.to].every(isTime)) return false;
  return one.days.some((day) => other.days.includes(day)) && one.from < end(other) && other.from < end(one);
}

const exceptionSchema = z
  .strictObject({
    date: daySchema.describe('The day with other hours, such as "2027-12-24".'),
    until: daySchema.optional().describe('The last day, for several days in a row.'),
    from: timeSchema.optional().describe('When it opens. Without "from" and "to" it is closed.'),
    to: timeSchema.optional().describe('When it closes.'),
    note: textSchema.optional().describe('The reason, such as "Christmas".'),
  })
  .refine(({ from, to }) => from === undefined || to !== undefined, { path: ['to'], error: 'the time when it closes, such as "14:00"' })
  .refine(({ from, to }) => to === undefined || from !== undefined, { path: ['from'], error: 'the time when it opens, such as "10:00"' })
  .refine(({ date, until }) => isInOrder(date, until), { path: ['until'], error: 'a day after "date"' });

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

/** Returns opening hours as structured data. A day from 00:00 to 00:00 is closed, as search engines read it. */
export const openingHoursData = ({ hours, exceptions }: OpeningHours) => [
  ...hours.map(({ days, from, to }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.map((day) => schemaDays[day]),
    opens: from,
    closes: to,
  })),
  ...exceptions.map(({ date, until, from, to }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: date,
    validThrough: until ?? date,
    opens: from ?? '00:00',
    closes: to ?? '00:00',
  })),
];
