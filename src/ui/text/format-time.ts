/** Formats a time such as `09:30` as people of a language write it: `9:30 AM`. */
export function formatTime(time: string, language: string): string {
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return clock.format(Date.parse(`2000-01-01T${time}Z`));
}

/** Formats a day such as `2027-06-01` in a language: `June 1, 2027`, or `Tuesday, June 1, 2027` with its weekday. */
export const formatDay = (day: string, language: string, { weekday = false } = {}): string =>
  new Intl.DateTimeFormat(language, { dateStyle: weekday ? 'full' : 'long', timeZone: 'UTC' }).format(Date.parse(day));
