import type { ShownValue } from '../schema/fields/field-kinds.ts';
import { dayOf, isDay, localTimeOf, withOffset, writtenOffset } from '../time/moment.ts';

/** What values are formatted with. */
export type ValueWords = { language: string; timeZone: string };

/** Returns a value of one line as a text in the language of the page. Undefined for others, such as pictures. */
export function formatValue(value: ShownValue, words: ValueWords): string | undefined {
  switch (value.kind) {
    case 'text':
    case 'duration':
      return value.text;
    case 'date':
      return formatMoment(value.text, words);
    case 'time':
      return formatTime(value.text, words.language);
    case 'number':
      return formatNumber(value, words.language);
    case 'period':
      return formatPeriod(value, words);
    case 'place':
      return value.lines.join(', ');
    default:
      return undefined;
  }
}

/** Formats a date, or a date and time with its offset: `June 1, 2027 at 9:00 AM (UTC+05:30)`. `timeZone` is that of a time without offset. */
export function formatMoment(moment: string, { language, timeZone }: ValueWords): string {
  if (isDay(moment)) return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(moment));
  const exact = withOffset(moment, timeZone);
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${words.format(Date.parse(`${localTimeOf(exact)}Z`))} ${offsetIn(exact)}`;
}

const offsetIn = (exact: string): string => `(UTC${(writtenOffset(exact) ?? '').replace(/Z|[+]00:00/, '')})`;

/**
 * Formats the times of two moments of one day: `7:30 – 9:30 PM (UTC+02:00)`, or `7:30 PM (UTC+02:00)` without another time as the end.
 * Undefined for days without a time. For moments of different days or offsets, returns both with their dates.
 */
export function formatTimes(from: string, until: string, words: ValueWords): string | undefined {
  if (isDay(from) && isDay(until)) return undefined;
  const last = dayOf(from) === until ? from : until;
  const [start, end] = [from, last].map((moment) => withOffset(moment, words.timeZone));
  if (start === undefined || end === undefined || dayOf(start) !== dayOf(end) || writtenOffset(start) !== writtenOffset(end))
    return formatPeriod({ kind: 'period', from, until }, words);
  const clock = new Intl.DateTimeFormat(words.language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const inUtc = (moment: string): number => Date.parse(`${localTimeOf(moment)}Z`);
  return `${clock.formatRange(inUtc(start), inUtc(end))} ${offsetIn(start)}`;
}

/** Returns an amount in the language of the page: with the decimals of its currency, and without them when there are none. */
export const formatMoney = (amount: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(amount);

/** Formats a time such as `09:30` as people of a language write it: `9:30 AM`. */
export function formatTime(time: string, language: string): string {
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return clock.format(Date.parse(`2000-01-01T${time}Z`));
}

function formatPeriod({ from, until = from }: Extract<ShownValue, { kind: 'period' }>, words: ValueWords): string {
  if (until === from) return formatMoment(from, words);
  if (!isDay(from) || !isDay(until)) return `${formatMoment(from, words)} – ${formatMoment(until, words)}`;
  const days = new Intl.DateTimeFormat(words.language, { dateStyle: 'long', timeZone: 'UTC' });
  return days.formatRange(Date.parse(from), Date.parse(until));
}

function formatNumber({ number, format }: Extract<ShownValue, { kind: 'number' }>, language: string): string {
  if (format?.type === 'money') return formatMoney(number, format.currency, language);
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(number);
  // A no-break space keeps the unit with its number.
  return format?.type === 'number' && format.unit !== undefined ? `${digits}\u00A0${format.unit}` : digits;
}
