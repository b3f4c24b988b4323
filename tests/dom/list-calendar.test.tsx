import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { withOverrides } from '../../packages/core/src/strings/with-overrides.ts';
import { blocks } from '../../schemas/blocks/index.ts';
import List from '../../src/blocks/list.tsx';
import RecordBlock from '../../src/blocks/record.tsx';
import siteCode from '../../src/site.ts';

type Props = Parameters<typeof List>[0];
type Shown = Props['records']['records'][number];

const strings = withOverrides(siteCode.strings, {});

/** Returns the rows of a calendar. */
function rowsOf(records: Partial<Shown>[], language = 'en', calendar?: string): HTMLElement[] {
  const block = blocks.list.schema.parse({ type: 'list', heading: 'Concerts', records: 'concerts', as: 'calendar' });
  const shown = records.map((record, index) => ({ id: String(index), title: 'Brass', entries: [], ...record }));
  const site = { language, timeZone: 'Europe/Berlin' };
  const own = { fields: [], records: shown, ...(calendar !== undefined && { calendar }) };
  const { container } = render(<List {...block} records={own} site={site} strings={strings} blockKey="list-1" />);
  return [...container.querySelectorAll<HTMLElement>('[data-group] li')];
}

const daysIn = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('time') ?? [])].map(({ dateTime, textContent }) => [dateTime, textContent]);

describe('a list as a calendar', () => {
  test.each([
    ['en', 'Sat 12 Jun 2027'],
    ['de', 'Sa 12 Juni 2027'],
    ['fr', 'sam. 12 juin 2027'],
    ['es', 'sáb 12 jun 2027'],
    ['hi', 'शनि 12 जून 2027'],
    ['ar', 'السبت 12 يونيو 2027'],
  ])('has the day of a record in %s, and its times', (language, day) => {
    const [row] = rowsOf([{ date: { from: '2027-06-12T19:30', until: '2027-06-12T21:30' } }], language);
    expect(daysIn(row)).toEqual([['2027-06-12', day]]);
    expect(row?.textContent).toMatch(/30/);
  });

  test('has both ends of a period, and of a record without a date only its title', () => {
    const [period, none] = rowsOf([{ date: { from: '2027-10-09', until: '2027-11-02' } }, { title: 'Reed' }]);
    expect(daysIn(period)).toEqual([
      ['2027-10-09', 'Sat 9 Oct 2027'],
      ['2027-11-02', 'Tue 2 Nov 2027'],
    ]);
    expect(period?.textContent).toBe('Sat 9 Oct 2027–Tue 2 Nov 2027Brass');
    expect(none?.textContent).toBe('Reed');
  });

  test('has the fields of a record, why it is closed, and the attributes by which it is hidden', () => {
    const [row] = rowsOf([
      {
        closed: 'Sold out',
        entries: [{ name: 'hall', label: 'Hall', value: { kind: 'place', lines: ['The mill'] } }],
        shown: { until: '2027-06-12T19:30:00.000Z', isHidden: true },
      },
    ]);
    expect(row?.textContent).toBe('Brass Sold outHallThe mill');
    expect(row?.hidden).toBe(true);
    expect(row?.dataset).toMatchObject({ entry: '', until: '2027-06-12T19:30:00.000Z' });
  });

  test('links to the calendar files of its records and to that of all, each with a name of its own', () => {
    rowsOf([{ calendar: '/calendar/concerts/brass.ics' }, {}], 'en', '/calendar/concerts.ics');
    const links = [...document.querySelectorAll('a')].map(({ pathname, type, textContent }) => [pathname, type, textContent]);
    expect(links).toEqual([
      ['/calendar/concerts/brass.ics', 'text/calendar', 'Add to your calendar: Brass'],
      ['/calendar/concerts.ics', 'text/calendar', 'All dates as a calendar'],
    ]);
  });
});

test('the page of a record links to its calendar file', () => {
  const { record: _, ...block } = blocks.record.schema.parse({ type: 'record', record: 'concerts/brass' });
  const record = { id: 'brass', title: 'Brass', entries: [], calendar: '/calendar/concerts/brass.ics' };
  const { neighbours: __, ...rest } = block;
  const { container } = render(
    <RecordBlock {...rest} record={record} site={{ language: 'en', timeZone: 'UTC' }} strings={strings} blockKey="record-1" />,
  );
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/calendar/concerts/brass.ics');
});
