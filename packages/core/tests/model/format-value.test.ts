import { expect, test } from 'vitest';
import { formatValue } from '../../src/model/format-value.ts';

const words = { language: 'en', timeZone: 'Europe/Berlin' };
/** Returns a text with plain spaces, and a comma before times: versions of Node differ in both. */
const plain = (text: string | undefined): string | undefined => text?.replaceAll(/\s/g, ' ').replaceAll(' at ', ', ');

test.each([
  ['2027-10-30', 'October 30, 2027'],
  ['2027-10-30T20:00', 'October 30, 2027, 8:00 PM'],
  ['2027-10-30T20:00+05:30', 'October 30, 2027, 8:00 PM (UTC+05:30)'],
])('the date %s of a record is %s: an offset is shown where it is written', (text, shown) => {
  expect(plain(formatValue({ kind: 'date', text }, words))).toBe(shown);
});

test.each([
  [{ from: 2, to: 6 }, '2–6'],
  [{ from: 4, to: 4, unit: 'players' }, '4 players'],
  [{ from: 1000, to: 2500, unit: 'm' }, '1,000–2,500 m'],
])('the range %j is %s', (range, shown) => {
  expect(plain(formatValue({ kind: 'range', ...range }, words))).toBe(shown);
});

test.each([
  ['2027-01-16', undefined, 'January 16, 2027'],
  ['2027-01-16', '2027-01-17', 'January 16 – 17, 2027'],
  ['2027-10-30T20:00', '2027-10-30T23:00', 'October 30, 2027, 8:00 – 11:00 PM'],
  ['2027-10-30T20:00', '2027-10-31T02:00', 'October 30, 2027, 8:00 PM – October 31, 2027, 2:00 AM'],
  ['2027-10-30', '2027-10-31T02:00', 'October 30, 2027 – October 31, 2027, 2:00 AM'],
  ['2027-10-30T20:00Z', '2027-10-30T23:00', 'October 30, 2027, 8:00 PM (UTC) – October 30, 2027, 11:00 PM'],
])('the period from %s until %s is %s', (from, until, shown) => {
  expect(plain(formatValue({ kind: 'period', from, ...(until !== undefined && { until }) }, words))).toBe(shown);
});
