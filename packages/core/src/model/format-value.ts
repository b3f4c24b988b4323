import type { ShownValue } from '../schema/fields/field-kinds.ts';
import { formatDuration } from '../time/duration.ts';
import { isDay, localTimeOf, withOffset, writtenOffset } from '../time/moment.ts';

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
  const offset = (writtenOffset(exact) ?? '').replace(/Z|[+]00:00/, '');
  return `${words.format(Date.parse(`${localTimeOf(exact)}Z`))} (UTC${offset})`;
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
