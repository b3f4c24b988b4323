import { expect, test } from 'vitest';
import { formatTimes } from '../../src/model/format-value.ts';

const plain = (text: string | undefined): string | undefined => text?.replaceAll(/\s/g, ' ').replaceAll(' at ', ', ');

test.each([
  ['en', '2027-06-12T19:30', '2027-06-12T21:30', '7:30 – 9:30 PM'],
  ['de', '2027-06-12T19:30', '2027-06-12T21:30', '19:30–21:30 Uhr'],
  ['en', '2027-01-12T09:00', '2027-01-12T09:00', '9:00 AM'],
  ['en', '2027-06-12T19:30Z', '2027-06-12T20:30Z', '7:30 – 8:30 PM (UTC)'],
  ['en', '2027-06-12T22:00', '2027-06-13T02:00', 'June 12, 2027, 10:00 PM – June 13, 2027, 2:00 AM'],
  ['en', '2027-06-12T19:30', '2027-06-12T21:30+05:30', 'June 12, 2027, 7:30 PM – June 12, 2027, 9:30 PM (UTC+05:30)'],
  ['en', '2027-06-12', '2027-06-12', undefined],
  ['en', '2027-06-12', '2027-06-14', undefined],
])('in %s, the times from %s until %s', (language, from, until, expected) => {
  expect(plain(formatTimes(from, until, { language, timeZone: 'Europe/Berlin' }))).toBe(expected);
});

test('a day as the end of a time has no time', () => {
  expect(plain(formatTimes('2027-06-12T19:30', '2027-06-12', { language: 'en', timeZone: 'UTC' }))).toBe('7:30 PM');
});
