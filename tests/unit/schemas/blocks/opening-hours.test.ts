import { describe, expect, test } from 'vitest';
import { exceptionRows, weekRows } from '../../../../src/ui/contact/opening-hours.ts';
import { problemsOfBlock } from '../../../support/yaml-texts.ts';

const english = { language: 'en', closed: 'Closed' };
const german = { language: 'de', closed: 'Geschlossen' };
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
      { hint: 'Accepted: another time than "from".' },
    ]);
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

  test('end after they start', () => {
    expect(block(`${hours}exceptions:\n  - { date: "2027-12-24", until: "2027-12-23" }`)).toMatchObject([
      { hint: expect.stringContaining('a day after "date"') },
    ]);
  });

  test('are shown with their day, hours and note', () => {
    const exceptions = [
      { date: '2027-12-24', until: '2027-12-26', note: 'Christmas' },
      { date: '2027-12-31', from: '10:00', to: '13:30' },
    ];
    expect(exceptionRows({ exceptions }, english)).toEqual([
      { days: 'December 24, 2027 – December 26, 2027', hours: ['Closed'], note: 'Christmas' },
      { days: 'December 31, 2027', hours: ['10:00 AM – 1:30 PM'], note: undefined },
    ]);
  });
});
