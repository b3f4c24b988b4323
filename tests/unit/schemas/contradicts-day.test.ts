import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contradictsDay } from '../../../schemas/fields/contradicts-day.ts';

describe('a date contradicts the day 2025-04-20', () => {
  test.each(['April 21, 2025', 'April 20, 2024', 'May 20, 2025', '2025-04-21', '21.3.2025', 'Sept 20', '20 Dec 2025'])('%s', (text) => {
    expect(contradictsDay(text, '2025-04-20')).toBe(true);
  });
});

describe('a date agrees with the day 2025-04-20', () => {
  test.each([
    'April 20, 2025',
    '20 Apr',
    'April 2025',
    '2025',
    'Spring',
    '04/20/25',
    '20.04.2025',
    'mar. 20 abr. 2025',
    '20. April 2025',
    '20 avril, 10 h 30',
  ])('%s', (text) => {
    expect(contradictsDay(text, '2025-04-20')).toBe(false);
  });
});

test.each(['', ' ', 'May 1, 2025', '2025-00-00'])('a date contradicts no day that is not valid, such as "%s"', (day) => {
  expect(contradictsDay('April 20, 2025', day)).toBe(false);
});

const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2080-12-31'), noInvalidDate: true });
const languages = fc.constantFrom('en', 'en-GB', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'hi', 'ja', 'tr');
const styles = fc.constantFrom('full', 'long', 'medium', 'short');

test('no date contradicts its own day, in any language', () => {
  fc.assert(
    fc.property(days, languages, styles, (day, language, dateStyle) => {
      const text = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(day);
      expect([text, contradictsDay(text, day.toISOString().slice(0, 10))]).toEqual([text, false]);
    }),
  );
});

test('a long date contradicts every other day, in English', () => {
  fc.assert(
    fc.property(days, days, (day, other) => {
      const [own, another] = [day, other].map((one) => one.toISOString().slice(0, 10));
      fc.pre(own !== another);
      const text = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
      expect(contradictsDay(text, another ?? '')).toBe(true);
    }),
  );
});
