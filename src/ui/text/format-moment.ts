const zone = /(?:Z|[+-]\d\d:\d\d)$/;

/** Converts a date, or a date and time, to UTC for the `datetime` attribute: `2027-06-01T03:30:00.000Z`. UTC is the default time zone. */
export function momentOf(moment: string): string {
  const hasZone = !moment.includes('T') || zone.test(moment);
  return new Date(hasZone ? moment : `${moment}Z`).toISOString();
}

/** Formats a date, or a date and time in its own time zone: `June 1, 2027 at 9:00 AM (UTC+05:30)`. */
export function formatMoment(moment: string, language: string): string {
  if (!moment.includes('T')) return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(moment));
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const offset = zone.exec(moment)?.[0].replace('Z', '') ?? '';
  const text = words.format(Date.parse(`${moment.replace(zone, '')}Z`));
  return `${text} (UTC${offset})`;
}
