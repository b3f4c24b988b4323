import { describe, expect, test } from 'vitest';
import { readDate } from '../../src/text/written-date.ts';
import { readTime, readTimeSpan } from '../../src/text/written-time.ts';

describe('a day', () => {
  test.each([
    ['1.5.2027', 'en', ['2027-05-01']],
    ['01. 05. 2027', 'cs', ['2027-05-01']],
    ['05/01/2027', 'en', ['2027-05-01', '2027-01-05']],
    ['05/01/2027', 'fr', ['2027-01-05']],
    ['05/01/2027', 'en-GB', ['2027-01-05']],
    ['05/01/2027', 'ja', ['2027-05-01', '2027-01-05']],
    ['05/13/2027', 'en-GB', ['2027-05-13']],
    ['13/05/2027', 'en', ['2027-05-13']],
    ['2027/5/1', 'en', ['2027-05-01']],
    ['2027年5月1日', 'ja', ['2027-05-01']],
    ['20270501', 'en', ['2027-05-01']],
    ['1. Mai 2027', 'de', ['2027-05-01']],
    ['1er août 2027', 'fr', ['2027-08-01']],
    ['1 de maio de 2027', 'pt-BR', ['2027-05-01']],
    ['May 1st, 2027', 'de', ['2027-05-01']],
    ['46143', 'en', ['2026-05-01']],
    ['2027-02-30', 'en', []],
    ['May 1st', 'en', []],
    ['May 2027', 'en', []],
    ['01-05-27', 'en', []],
    ['12345', 'en', []],
  ])('%s in %s can be %j', (written, language, days) => {
    expect(readDate(written, language)).toEqual(days);
  });
});

describe('a time', () => {
  test.each([
    ['7pm', '19:00'],
    ['12 a.m.', '00:00'],
    ['19h30', '19:30'],
    ['19h', '19:00'],
    ['7.30 Uhr', '07:30'],
    ['9 Uhr', '09:00'],
    ['9時30分', '09:30'],
    ['24:00', '00:00'],
    ['0930', '09:30'],
    ['noon', '12:00'],
    ['24:30', undefined],
    ['closed', undefined],
    ['9 - 17', undefined],
  ])('%s is %s', (written, time) => {
    expect(readTime(written)).toBe(time);
  });

  test('a span has two', () => {
    expect(readTimeSpan('9 - 17')).toEqual({ from: '09:00', to: '17:00' });
    expect(readTimeSpan('9 am to 5 pm')).toEqual({ from: '09:00', to: '17:00' });
    expect(readTimeSpan('9:30')).toBeUndefined();
  });
});
