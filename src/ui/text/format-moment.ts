import { isDay, localTimeOf, withOffset, writtenOffset } from 'pagewright/react';

type Words = { language: string; timeZone: string };

/** Formats a date, or a date and time with its offset: `June 1, 2027 at 9:00 AM (UTC+05:30)`. `timeZone` is that of a time without offset. */
export function formatMoment(moment: string, { language, timeZone }: Words): string {
  if (isDay(moment)) return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(moment));
  const exact = withOffset(moment, timeZone);
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const offset = (writtenOffset(exact) ?? '').replace(/Z|[+]00:00/, '');
  return `${words.format(Date.parse(`${localTimeOf(exact)}Z`))} (UTC${offset})`;
}
