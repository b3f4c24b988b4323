import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOf, endWithOffset, hasEnded, isPeriod, lastDayOfMonth, startOf, withOffset } from '../../src/time/moment.ts';
import { isTimeZone, localToInstant, offsetAt } from '../../src/time/time-zone.ts';

const utc = (milliseconds: number): string => new Date(milliseconds).toISOString().replace(/:00\.000Z$/, 'Z');

test('the last day of a month, or of the one before', () => {
  for (const [moment, own, before] of [
    ['2027-12-31', '2027-12-31', '2027-11-30'],
    ['2028-02-01T09:00', '2028-02-29', '2028-01-31'],
    ['2027-01-15T23:30+02:00', '2027-01-31', '2026-12-31'],
  ] as const)
    expect([lastDayOfMonth(moment), lastDayOfMonth(moment, 1)]).toEqual([own, before]);
});

describe('a day', () => {
  test.each([
    ['UTC', '2027-08-31', '2027-08-31T00:00Z', '2027-09-01T00:00Z'],
    ['Pacific/Auckland', '2027-08-31', '2027-08-30T12:00Z', '2027-08-31T12:00Z'],
    ['Asia/Kolkata', '2027-08-31', '2027-08-30T18:30Z', '2027-08-31T18:30Z'],
    ['America/Los_Angeles', '2027-08-31', '2027-08-31T07:00Z', '2027-09-01T07:00Z'],
    ['Europe/Berlin, which goes back from summer time', '2027-10-31', '2027-10-30T22:00Z', '2027-10-31T23:00Z'],
    ['Europe/Berlin, which goes forward to summer time', '2027-03-28', '2027-03-27T23:00Z', '2027-03-28T22:00Z'],
    ['America/Santiago, where the day has no midnight', '2027-09-05', '2027-09-05T04:00Z', '2027-09-06T03:00Z'],
    ['Asia/Kolkata, at the end of a year', '2027-12-31', '2027-12-30T18:30Z', '2027-12-31T18:30Z'],
  ])('in %s: %s', (where, day, start, end) => {
    const timeZone = where.split(',')[0] ?? '';
    expect(utc(startOf(day, timeZone))).toBe(start);
    expect(utc(endOf(day, timeZone))).toBe(end);
    expect(hasEnded(day, { time: endOf(day, timeZone) - 1, timeZone })).toBe(false);
    expect(hasEnded(day, { time: endOf(day, timeZone), timeZone })).toBe(true);
  });
});

describe('a time', () => {
  test.each([
    ['in winter', '2027-01-15T09:00', '2027-01-15T08:00Z'],
    ['in summer', '2027-07-15T09:00', '2027-07-15T07:00Z'],
    ['that comes twice is the first', '2027-10-31T02:30', '2027-10-31T00:30Z'],
    ['that does not exist is an hour later', '2027-03-28T02:30', '2027-03-28T01:30Z'],
    ['with an offset has its own', '2027-07-15T09:00+05:30', '2027-07-15T03:30Z'],
  ])('%s', (_, written, expected) => {
    expect(utc(startOf(written, 'Europe/Berlin'))).toBe(expected);
    expect(endOf(written, 'Europe/Berlin')).toBe(startOf(written, 'Europe/Berlin'));
  });

  test('gets the offset of its day', () => {
    expect(withOffset('2027-07-15T09:00', 'Europe/Berlin')).toBe('2027-07-15T09:00+02:00');
    expect(withOffset('2027-01-15T09:00:30', 'America/Los_Angeles')).toBe('2027-01-15T09:00:30-08:00');
    expect(withOffset('2027-03-28T02:30', 'Europe/Berlin')).toBe('2027-03-28T03:30+02:00');
    expect(withOffset('2027-01-15T09:00-03:00', 'Asia/Kolkata')).toBe('2027-01-15T09:00-03:00');
    expect(withOffset('2027-01-15', 'Asia/Kolkata')).toBe('2027-01-15');
    expect(endWithOffset('2027-10-31', 'Europe/Berlin')).toBe('2027-10-31T23:59:59+01:00');
  });

  test('of any zone is shown again by a clock of the zone, except in the hour that clocks skip', () => {
    const zones = ['Pacific/Auckland', 'Asia/Kolkata', 'America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (timeZone, date) => {
          const instant = Math.floor(date.getTime() / 1000) * 1000;
          const offset = offsetAt(instant, timeZone);
          const shift = Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01T00:00:00${offset}`);
          const local = new Date(instant + shift).toISOString().slice(0, 19);
          const found = localToInstant(local, timeZone);
          // The second of two equal times is read as the first.
          expect([instant, instant - 60 * 60_000, instant - 30 * 60_000]).toContain(found);
        },
      ),
    );
  });
});

test.each([
  ['2027-03-28', '2027-03-28', true],
  ['2027-03-29', '2027-03-28', false],
  ['2027-03-28T09:00', '2027-03-28', true],
  ['2027-03-28T09:00', '2027-03-28T09:00', false],
  ['2027-03-28T09:00+02:00', '2027-03-28T08:00', true],
  ['2027-03-29T23:00+02:00', '2027-03-27', false],
])('from %s until %s is a period: %s', (from, until, expected) => expect(isPeriod(from, until)).toBe(expected));

test.each([
  ['Europe/Berlin', true],
  ['Asia/Kolkata', true],
  ['UTC', true],
  ['Europe/Bielefeld', false],
  ['+02:00', false],
  ['europe/berlin', false],
])('%s is the name of a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected));
