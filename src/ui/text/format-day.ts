/** Formats days in a row: `December 24 – 26, 2027`. */
export const formatDays = (from: string, until: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(Date.parse(from), Date.parse(until));

/** Formats a day such as `2027-06-01` in a language: `June 1, 2027`, or `Tuesday, June 1, 2027` with its weekday. */
export const formatDay = (day: string, language: string, { weekday = false } = {}): string =>
  new Intl.DateTimeFormat(language, { dateStyle: weekday ? 'full' : 'long', timeZone: 'UTC' }).format(Date.parse(day));
