import { describe, expect, test } from 'vitest';
import { exceptionRows, weekRows } from '../../../../src/ui/contact/opening-hours.ts';
import { problemsOfBlock } from '../../../support/yaml-texts.ts';

const english = { language: 'en', closed: 'Closed', allDay: 'Open 24 hours' };
const german = { language: 'de', closed: 'Geschlossen', allDay: '24 Stunden geöffnet' };
const block = (text: string) => problemsOfBlock(`type: opening-hours\nheading: Hours\n${text}`);
const hours = 'hours:\n  - { days: [monday], from: "09:00", to: "18:00" }\n';

describe('the hours of a week', () => {
  test('may have several times for a day, and times after midnight', () => {
    expect(block(`${hours}  - { days: [monday, sunday], from: "20:00", to: "02:00" }`)).toEqual([]);
  });

  test('may not name a time of a day twice', () => {
    expect(block(`${hours}  - { days: [friday, monday], from: "17:00", to: "20:00" }`)).toMatchObject([
      { code: 'invalid-value', hint: 'Accepted: a time outside of 09:00 to 18:00, the other hours of monday.' },
    ]);
  });

  test('end at another time than they start', () => {
    expect(block('hours:\n  - { days: [monday], from: "09:00", to: "09:00" }')).toMatchObject([
      { hint: 'Accepted: another time than "from", or from: "00:00" and to: "24:00" for a day that is open 24 hours.' },
    ]);
  });

  test.each([
    ['00:00', '24:00', undefined],
    ['18:00', '24:00', undefined],
    ['00:00', '00:00', '"24:00" for a day that is open 24 hours'],
    ['00:00', '23:59', '"24:00" for a day that is open 24 hours'],
    ['00:00', '24:30', 'a time from 00:00 to 24:00'],
    ['24:00', '24:00', 'a time from 00:00 to 23:59'],
  ])('from %s to %s: %s', (from, to, expected) => {
    const found = block(`hours:\n  - { days: [monday], from: "${from}", to: "${to}" }`);
    expect(found).toMatchObject(expected === undefined ? [] : [{ hint: expect.stringContaining(expected.replace(/^"24:00"/, '')) }]);
    const exception = block(`${hours}exceptions:\n  - { date: "2027-12-24", from: "${from}", to: "${to}" }`);
    expect(exception).toHaveLength(found.length);
  });

  test.each([
    ['friday', '18:00', '03:00', 'saturday', '02:00', '10:00', 'from', 'friday 18:00 to saturday 03:00, which are other hours'],
    ['saturday', '02:00', '10:00', 'friday', '18:00', '03:00', 'to', '02:00 to 10:00, the other hours of saturday'],
    ['sunday', '18:00', '03:00', 'monday', '02:00', '10:00', 'from', 'sunday 18:00 to monday 03:00, which are other hours'],
    ['friday', '00:00', '24:00', 'friday', '23:00', '24:00', 'from', '00:00 to 24:00, the other hours of friday'],
    ['friday', '18:00', '02:00', 'saturday', '02:00', '10:00', undefined, undefined],
    ['friday', '00:00', '24:00', 'saturday', '00:00', '24:00', undefined, undefined],
  ])('%s %s to %s and %s %s to %s', (...row) => {
    const [first, from, to, second, secondFrom, secondTo, field, expected] = row;
    const found = block(
      `hours:\n  - { days: [${first}], from: "${from}", to: "${to}" }\n  - { days: [${second}], from: "${secondFrom}", to: "${secondTo}" }`,
    );
    expect(found).toMatchObject(
      expected === undefined ? [] : [{ message: expect.stringContaining(`"${field}"`), hint: `Accepted: a time outside of ${expected}.` }],
    );
  });

  test('that never end are said in words', () => {
    const week = { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const };
    const hoursOf = [{ ...week, days: [...week.days], from: '00:00', to: '24:00' }];
    expect(weekRows({ hours: hoursOf }, english)).toEqual([{ days: 'Monday – Sunday', hours: ['Open 24 hours'] }]);
    expect(weekRows({ hours: hoursOf }, german)).toEqual([{ days: 'Montag – Sonntag', hours: ['24 Stunden geöffnet'] }]);
    expect(exceptionRows({ exceptions: [{ date: '2027-12-31', from: '00:00', to: '24:00' }] }, english)[0]?.hours).toEqual([
      'Open 24 hours',
    ]);
  });

  test('to midnight end at its time', () => {
    const [friday] = weekRows({ hours: [{ days: ['friday'], from: '18:00', to: '24:00' }] }, english).slice(1);
    expect(friday).toEqual({ days: 'Friday', hours: ['6:00 PM – 12:00 AM'] });
  });

  test('are one row for days in a row with the same hours', () => {
    const days = ['monday', 'tuesday', 'thursday'] as const;
    const open = [
      { days: [...days], from: '14:00', to: '18:00' },
      { days: [...days], from: '09:00', to: '12:30' },
    ];
    expect(weekRows({ hours: open }, german)).toEqual([
      { days: 'Montag – Dienstag', hours: ['9:00 – 12:30', '14:00 – 18:00'] },
      { days: 'Mittwoch', hours: ['Geschlossen'] },
      { days: 'Donnerstag', hours: ['9:00 – 12:30', '14:00 – 18:00'] },
      { days: 'Freitag – Sonntag', hours: ['Geschlossen'] },
    ]);
  });
});

describe('exceptions', () => {
  test.each([
    ['- { date: "2027-12-24", from: "10:00" }', '"to"'],
    ['- { date: "2027-12-24", to: "10:00" }', '"from"'],
  ])('have both times or none: %s', (entry, missing) => {
    expect(block(`${hours}exceptions:\n  ${entry}`)).toMatchObject([{ code: 'missing-field', message: expect.stringContaining(missing) }]);
  });

  test('end on the day on which they start, or later', () => {
    expect(block(`${hours}exceptions:\n  - { date: "2027-12-24", until: "2027-12-24" }`)).toEqual([]);
    expect(block(`${hours}exceptions:\n  - { date: "2027-12-24", until: "2027-12-23" }`)).toMatchObject([
      { hint: expect.stringContaining('the day of "date", or a later one') },
    ]);
  });

  test('are shown with their day, hours and note', () => {
    const exceptions = [
      { date: '2027-12-24', until: '2027-12-26', note: 'Christmas' },
      { date: '2027-12-31', from: '10:00', to: '13:30' },
    ];
    expect(exceptionRows({ exceptions }, english)).toEqual([
      { days: 'December 24\u2009–\u200926, 2027', hours: ['Closed'], note: 'Christmas' },
      { days: 'December 31, 2027', hours: ['10:00 AM – 1:30 PM'], note: undefined },
    ]);
  });
});
