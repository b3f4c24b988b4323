import { isDay, type ShownFilter, type ShownValue } from 'pagewright/react';
import { formatMoment } from '../text/format-moment.ts';
import { formatMoney } from '../text/format-money.ts';
import { formatTime } from '../text/format-time.ts';

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

/** Returns the unit of the numbers of a filter: a sign such as €, or what stands after them. */
export function unitOf(format: Extract<ShownFilter, { kind: 'number' }>['format'], language: string): string | undefined {
  if (format?.type === 'number') return format.unit;
  if (format?.type !== 'money') return undefined;
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency: format.currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value;
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
