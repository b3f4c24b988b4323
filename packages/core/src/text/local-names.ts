import { memoizeByKey } from './memoize.ts';

type Names = { months: ReadonlyMap<string, number>; weekdays: ReadonlyMap<string, number> };

const known = new Map<string, Names>();

/** Returns the number of a month, from 1, by its name or short name in a language or in English. */
export const monthNamed = (word: string, language: string | undefined): number | undefined => find('months', word, language);

/** Returns the number of a day of the week, 0 for Monday, by its name or short name in a language or in English. */
export const weekdayNamed = (word: string, language: string | undefined): number | undefined => find('weekdays', word, language);

function find(names: keyof Names, word: string, language = 'en'): number | undefined {
  const name = fold(word);
  return name === '' ? undefined : (namesIn(language)[names].get(name) ?? namesIn('en')[names].get(name));
}

/** Removes points and capitals. */
const fold = (word: string): string => word.normalize('NFKC').toLowerCase().replaceAll(/[.\s]/g, '');

const namesIn = (language: string): Names =>
  memoizeByKey(known, language, () => {
    const formats = (['long', 'short'] as const).flatMap((style) => [
      // With a day, some languages write the month in another form.
      { part: 'month' as const, options: { month: style } },
      { part: 'month' as const, options: { month: style, day: 'numeric' as const } },
      { part: 'weekday' as const, options: { weekday: style } },
    ]);
    const namesOf = (part: 'month' | 'weekday', count: number, dateOf: (index: number) => number): Map<string, number> => {
      const names = new Map<string, number>();
      for (const { options } of formats.filter((one) => one.part === part)) {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', calendar: 'gregory' });
        for (let index = 0; index < count; index += 1) {
          const name = format.formatToParts(dateOf(index)).find(({ type }) => type === part)?.value ?? '';
          // A month that is written as a number has no name.
          if (!/\d/.test(name)) names.set(fold(name), index);
        }
      }
      return names;
    };
    const months = namesOf('month', 12, (index) => Date.UTC(2024, index, 1));
    return {
      months: new Map([...months].map(([name, index]) => [name, index + 1])),
      // January 1, 2024 was a Monday.
      weekdays: namesOf('weekday', 7, (index) => Date.UTC(2024, 0, 1 + index)),
    };
  });
