/** The names of weekdays in files, from 1 January 2024 on. */
const weekdays: readonly unknown[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Returns what people read for a value to choose from: its label, or the name of a weekday. Undefined for another value. */
export const labelOfValue = (
  { labels }: { labels?: Readonly<Record<string, string>> | undefined },
  value: unknown,
  language: string,
): string | undefined => labels?.[String(value)] ?? weekdayName(value, language);

/** Returns the name of a weekday in a language: `Montag` for `monday` in German. Undefined for another value. */
function weekdayName(value: unknown, language: string): string | undefined {
  const index = weekdays.indexOf(value);
  return index < 0 ? undefined : new Date(2024, 0, 1 + index).toLocaleDateString(language, { weekday: 'long' });
}
