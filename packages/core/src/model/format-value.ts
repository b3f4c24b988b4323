import type { ShownValue } from '../schema/fields/field-kinds.ts';
import { formatDuration } from '../time/duration.ts';
import { dayOf, isDay, localTimeOf, withOffset, writtenOffset } from '../time/moment.ts';

/** What values are formatted with. */
export type ValueWords = { language: string; timeZone: string };

/** Returns a value of one line as a text in the language of the page. Undefined for others, such as pictures. */
export function formatValue(value: ShownValue, words: ValueWords): string | undefined {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'duration':
      return formatDuration(value.text, words.language);
    case 'date':
      return formatDate(value.text, words);
    case 'time':
      return formatTime(value.text, words.language);
    case 'number':
      return formatNumber(value, words.language);
    case 'period':
      return formatPeriod(value, words);
    case 'range':
      return formatRange(value, words.language);
    case 'place':
      return value.lines.join(', ');
    default:
      return undefined;
  }
}

const styleOf = (moment: string): Intl.DateTimeFormatOptions => ({
  dateStyle: 'long',
  ...(!isDay(moment) && { timeStyle: 'short' }),
  timeZone: 'UTC',
});

/** Formats a moment as it is written, without its time zone. */
const formatLocal = (moment: string, language: string): string => new Intl.DateTimeFormat(language, styleOf(moment)).format(inUtc(moment));

/** Returns the local time of a moment as that of UTC, in which it is formatted. */
const inUtc = (moment: string): number => Date.parse(`${localTimeOf(moment)}Z`);

/** Formats a date, or a date and time with its offset: `June 1, 2027 at 9:00 AM (UTC+05:30)`. `timeZone` is that of a time without offset. */
export function formatMoment(moment: string, { language, timeZone }: ValueWords): string {
  const exact = withOffset(moment, timeZone);
  return isDay(exact) ? formatLocal(exact, language) : `${formatLocal(exact, language)} ${offsetIn(exact)}`;
}

const offsetIn = (exact: string): string => `(UTC${(writtenOffset(exact) ?? '').replace(/Z|[+]00:00/, '')})`;

/**
 * Formats the times of two moments of one day: `7:30 – 9:30 PM`, or `7:30 PM` without another time as the end, with an offset where one is written.
 * Undefined for days without a time. For moments of different days or offsets, returns both with their dates.
 */
export function formatTimes(from: string, until: string, words: ValueWords): string | undefined {
  if (isDay(from) && isDay(until)) return undefined;
  const last = dayOf(from) === until ? from : until;
  if (dayOf(from) !== dayOf(last) || writtenOffset(from) !== writtenOffset(last))
    return formatPeriod({ kind: 'period', from, until }, words);
  const clock = new Intl.DateTimeFormat(words.language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const times = clock.formatRange(inUtc(from), inUtc(last));
  return writtenOffset(from) === undefined ? times : `${times} ${offsetIn(from)}`;
}

/** Formats the date of a record. A time without an offset is that of the clocks where it happens, so it has no time zone. */
const formatDate = (moment: string, words: ValueWords): string =>
  writtenOffset(moment) === undefined ? formatLocal(moment, words.language) : formatMoment(moment, words);

/** Returns an amount in the language of the page: with the decimals of its currency, and without them when there are none. */
export const formatMoney = (amount: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(amount);

/** Formats a time such as `09:30` as people of a language write it: `9:30 AM`. */
export function formatTime(time: string, language: string): string {
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return clock.format(Date.parse(`2000-01-01T${time}Z`));
}

function formatPeriod({ from, until = from }: Extract<ShownValue, { kind: 'period' }>, words: ValueWords): string {
  if (until === from) return formatDate(from, words);
  const hasZone = writtenOffset(from) !== undefined || writtenOffset(until) !== undefined;
  if (hasZone || isDay(from) !== isDay(until)) return `${formatDate(from, words)} – ${formatDate(until, words)}`;
  return new Intl.DateTimeFormat(words.language, styleOf(from)).formatRange(inUtc(from), inUtc(until));
}

function formatNumber({ number, format }: Extract<ShownValue, { kind: 'number' }>, language: string): string {
  if (format?.type === 'money') return formatMoney(number, format.currency, language);
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(number);
  return withUnit(digits, format?.type === 'number' ? format.unit : undefined);
}

function formatRange({ from, to, unit }: Extract<ShownValue, { kind: 'range' }>, language: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  return withUnit(from === to ? format.format(from) : format.formatRange(from, to), unit);
}

/** Returns a number with its unit, which a no-break space keeps beside it. */
const withUnit = (digits: string, unit: string | undefined): string => (unit === undefined ? digits : `${digits}\u00A0${unit}`);
