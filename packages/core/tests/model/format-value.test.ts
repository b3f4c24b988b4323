import { expect, test } from 'vitest';
import { formatValue } from '../../src/model/format-value.ts';
import type { ShownValue } from '../../src/schema/fields/field-kinds.ts';

const words = { language: 'en-GB', timeZone: 'Europe/London' };

/** Browsers and Node.js put thin and no-break spaces around dashes. */
const text = (value: ShownValue): string | undefined => formatValue(value, words)?.replace(/\s/g, ' ');

test.each([
  ['2027-06-01', '1 June 2027'],
  ['2027-06-01T19:30', '1 June 2027 at 19:30'],
  ['2027-06-01T19:30+02:00', '1 June 2027 at 19:30 (UTC+02:00)'],
])('a date says its time zone only where it is written: %s', (moment, shown) => {
  expect(text({ kind: 'date', text: moment })).toBe(shown);
});

test.each([
  ['2027-06-01', '2027-06-03', '1 – 3 June 2027'],
  ['2027-06-01T19:30', '2027-06-01T21:00', '1 June 2027, 19:30–21:00'],
  ['2027-06-01T19:30', '2027-06-01T19:30', '1 June 2027 at 19:30'],
  ['2027-06-01', '2027-06-02T12:00', '1 June 2027 – 2 June 2027 at 12:00'],
  ['2027-06-01T19:30Z', '2027-06-01T21:00Z', '1 June 2027 at 19:30 (UTC) – 1 June 2027 at 21:00 (UTC)'],
])('a period says a day once: %s to %s', (from, until, shown) => {
  expect(text({ kind: 'period', from, until })).toBe(shown);
});
