import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { toRenderable } from '../../packages/engine/src/cli/to-renderable.ts';
import { DevSite } from '../../packages/engine/src/preview/dev-site.ts';
import { calendarFiles, eventsOf } from '../../packages/engine/src/render/calendar-files.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { recordPublishedPaths } from '../../packages/engine/src/site/record-published-paths.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../src/site.ts';
import { createCachedLoader } from '../support/cached-loader.ts';
import { modelAt } from '../support/page-models.ts';
import { errorsOf, now } from '../support/plant-library.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';

const temp = tempFolder('calendars');

const tours = `one: tour
many: tours
summary: note
calendar: true
fields:
  name: { required: true }
  note: { kind: text }
  when: { kind: period }
  start: { kind: place }
`;

const records = `- id: harbour
  name: The harbour, by night
  note: "Wear boots; bring a torch."
  when: { from: 2027-04-01T20:00, until: 2027-04-01T22:30 }
  start: { name: Gate 2, city: Mill Green }
- id: hills
  name: Hills
  when: { from: 2027-03-27, until: 2027-03-28 }
- id: market
  name: Market
  when: { from: 2027-05-01T09:00+05:30 }
- id: someday
  name: Someday
- id: later
  name: Later
  when: { from: 2027-06-01 }
  draft: true
- id: crew
  name: For the crew
  when: { from: 2027-07-01T09:00, until: 2027-07-02 }
  listed: false
`;

const page = `path: /tours
title: All tours
description: All tours of the harbour company, each with its day and its time.
blocks:
  - type: page-header
    heading: Tours
  - type: list
    heading: Dates
    as: calendar
    records: tours
`;

let site: SiteCopy;
beforeEach(() => {
  site = copySite('minimal', temp);
  site.write('site.yaml', `${site.read('site.yaml')}\ntimeZone: Europe/Berlin\n`);
  site.write('types/tours.yaml', tours);
  site.write('collections/tours.yaml', records);
  site.write('pages/tours.yaml', page);
});

const load = () => createSiteLoader(site.dir, siteCode, now)();

/** Returns the calendar files of a build by their paths, each as its lines without those that are always the same. */
async function filesOf(): Promise<Record<string, string[]>> {
  const renderable = toRenderable(await load());
  return Object.fromEntries(
    calendarFiles(renderable).map(({ path, text }) => {
      const lines = text.split('\r\n');
      expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Pagewright//Pagewright//EN']);
      expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
      return [path, lines.slice(3, -2).filter((line) => !/^(?:BEGIN|END|DTSTAMP|LAST-MODIFIED|SEQUENCE):/.test(line))];
    }),
  );
}

const harbour = [
  'UID:tours/harbour@minimal.example',
  'DTSTART:20270401T180000Z',
  'DTEND:20270401T203000Z',
  'SUMMARY:The harbour\\, by night',
  'DESCRIPTION:Wear boots\\; bring a torch.',
  'LOCATION:Gate 2\\, Mill Green',
];
const hills = ['UID:tours/hills@minimal.example', 'DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270329', 'SUMMARY:Hills'];
const market = ['UID:tours/market@minimal.example', 'DTSTART:20270501T033000Z', 'SUMMARY:Market'];

/** Releases the site at a time, or builds it without one. Returns the text of a calendar file. */
async function filesAt(path: string, time?: string): Promise<string> {
  const renderable = { ...toRenderable(await load()), ...(time !== undefined && { releasedAt: new Date(time) }) };
  const text = calendarFiles(renderable).find((file) => file.path === path)?.text ?? '';
  if (time !== undefined) await recordPublishedPaths(site.dir, { url: renderable.firstUrl, pages: [], events: eventsOf(renderable) });
  return text;
}

/** Returns what a calendar program knows of the revision of each event. */
const revisionsIn = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => {
      const [uid, ...revision] = ['uid', 'sequence', 'dtstamp', 'last-modified'].map((name) => String(event.getFirstPropertyValue(name)));
      return [String(uid).replace(/@.*/, ''), revision.join(' ')];
    }),
  );

describe('the revision of an event', () => {
  const all = '/calendar/tours.ics';
  const first = '0 1970-01-01T00:00:00Z 1970-01-01T00:00:00Z';

  test('is always the same while no release knows of the event', async () => {
    const built = await filesAt(all);
    expect(revisionsIn(built)).toEqual({ 'tours/harbour': first, 'tours/hills': first, 'tours/market': first });
    expect(await filesAt(all)).toBe(built);
  });

  test('grows with each release of a change, and stays otherwise', async () => {
    await filesAt(all, '2027-01-01T10:00:00Z');
    site.edit('collections/tours.yaml', 'T22:30', 'T23:30');
    // A build that is no release, and each one after the release, has the same bytes.
    const before = await filesAt(all);
    expect(await filesAt(all)).toBe(before);
    expect(revisionsIn(before)).toMatchObject({ 'tours/harbour': '1 1970-01-01T00:00:01Z 1970-01-01T00:00:01Z', 'tours/hills': first });
    const released = await filesAt(all, '2027-01-02T10:00:00.5Z');
    const second = '1 2027-01-02T10:00:00Z 2027-01-02T10:00:00Z';
    expect(revisionsIn(released)).toEqual({ 'tours/harbour': second, 'tours/hills': first, 'tours/market': first });
    expect(await filesAt(all, '2027-01-05T10:00:00Z')).toBe(released);
    expect(await filesAt(all)).toBe(released);
    expect(revisionsIn(await filesAt('/calendar/tours/harbour.ics'))).toEqual({ 'tours/harbour': second });
    // Back to what it was is a change too, and a clock that is wrong takes no time back.
    site.edit('collections/tours.yaml', 'T23:30', 'T22:30');
    const third = await filesAt(all, '2026-12-31T10:00:00Z');
    expect(revisionsIn(third)).toMatchObject({ 'tours/harbour': '2 2027-01-02T10:00:01Z 2027-01-02T10:00:01Z' });
  });

  test('begins with the release that has the event first, and survives a merge of two branches', async () => {
    await filesAt(all, '2027-01-01T10:00:00Z');
    site.edit('collections/tours.yaml', '- id: someday\n  name: Someday', '- id: someday\n  name: Someday\n  when: { from: 2027-06-01 }');
    expect(revisionsIn(await filesAt(all, '2027-01-03T10:00:00Z'))).toMatchObject({
      'tours/someday': '0 2027-01-03T10:00:00Z 2027-01-03T10:00:00Z',
    });
    const file = site.read('.published-paths');
    const line = /^event \S+hills\.ics .*$/m.exec(file)?.[0] ?? '';
    site.write('.published-paths', file.replace(line, `${line.replace(' 0 19700101', ' 3 20270104')}\n${line}`));
    expect(revisionsIn(await filesAt(all))).toMatchObject({ 'tours/hills': '3 2027-01-04T00:00:00Z 2027-01-04T00:00:00Z' });
  });
});

describe('the calendar files of a type', () => {
  test('have each published record with a date, and the whole calendar those that are listed', async () => {
    const files = await filesOf();
    expect(files).toEqual({
      '/calendar/tours.ics': ['NAME:Minimal: tours', 'X-WR-CALNAME:Minimal: tours', ...harbour, ...hills, ...market],
      '/calendar/tours/harbour.ics': harbour,
      '/calendar/tours/hills.ics': hills,
      '/calendar/tours/market.ics': market,
      '/calendar/tours/crew.ics': [
        'UID:tours/crew@minimal.example',
        'DTSTART:20270701T070000Z',
        'DTEND:20270702T220000Z',
        'SUMMARY:For the crew',
      ],
    });
  });

  test('name the page of a record, and keep its id when the site moves', async () => {
    site.write('site.yaml', site.read('site.yaml').replace('https://minimal.example', 'https://new.example/tours'));
    site.write('.published-paths', '# The site\nhttps://minimal.example\n');
    site.write(
      'pages/tour.yaml',
      page
        .replace('/tours', '/tours/{id}')
        .replace('of the', 'of {name} and the')
        .replace('All', '"{name}')
        .replace('{name} tours', '{name}"')
        .replace('path:', 'collection: tours\npath:'),
    );
    expect(await errorsOf(site)).toEqual([]);
    const { '/calendar/tours/hills.ics': lines } = await filesOf();
    expect(lines).toEqual([...hills, 'URL:https://new.example/tours/tours/hills']);
  });

  test('are linked by the list, whose records stand in order of their dates, and by a link of an author', async () => {
    site.write(
      'pages/tours.yaml',
      `${page}  - type: call-to-action\n    heading: Subscribe\n    button: { label: Subscribe, to: /calendar/tours.ics }\n`,
    );
    expect(await errorsOf(site)).toEqual([]);
    const model = modelAt(await load(), '/tours');
    expect(model?.blocks[1]?.props).toMatchObject({
      records: {
        calendar: '/calendar/tours.ics',
        records: [
          { id: 'hills', date: { from: '2027-03-27', until: '2027-03-28' }, calendar: '/calendar/tours/hills.ics', entries: [] },
          { id: 'harbour', entries: [{ name: 'start' }] },
          { id: 'market', calendar: '/calendar/tours/market.ics' },
          { id: 'someday' },
        ],
      },
    });
  });

  test('are the same after an edit as without a cache', async () => {
    const stored = { root: site.dir, siteDir: site.dir, fingerprint: '1', code: siteCode, clock: now };
    const first = createCachedLoader(stored);
    await first.store(await first.load());
    site.edit('collections/tours.yaml', 'from: 2027-03-27', 'from: 2027-03-26');
    site.edit('types/tours.yaml', 'many: tours', 'many: walks');
    const { calendars, published } = await load();
    expect(calendars).toMatchObject([{ name: 'walks', events: [{}, { from: '2027-03-26' }, {}, {}, {}] }]);
    for (const one of [await first.load(), await createCachedLoader(stored).load()]) {
      expect(one.calendars).toEqual(calendars);
      expect(one.published.calendars).toEqual(published.calendars);
    }
  });

  test('are in the preview as they are saved, with unpublished records', async () => {
    const preview = new DevSite(site.dir, siteCode, now);
    await preview.reload();
    expect(preview.calendarFile('/calendar/tours.ics')?.text).toContain('SUMMARY:Later\r\n');
    expect(preview.calendarFile('/calendar/tours/later.ics')?.text).toContain('DTSTART;VALUE=DATE:20270601\r\n');
    expect(preview.calendarFile('/calendar/tours/someday.ics')).toBeUndefined();
    site.edit('collections/tours.yaml', 'name: Later', 'name: Much later');
    expect(await preview.reload()).toMatchObject({ isSame: false });
    expect(preview.calendarFile('/calendar/tours/later.ics')?.text).toContain('SUMMARY:Much later\r\n');
  });
});

test.each([
  ['calendar: true', 'as: cards', 'types/tours.yaml:4 true is not accepted for "calendar".'],
  [
    'calendar: false',
    'as: calendar',
    'pages/tours.yaml:10 Records of tours cannot be shown as a calendar: they have no field with a date or a period.',
  ],
])('a type without a date has no calendar: %s, %s', async (calendar, look, message) => {
  site.write('collections/tours.yaml', '- id: hills\n  name: Hills\n');
  site.write('types/tours.yaml', tours.replace('calendar: true', calendar).replace('kind: period', 'kind: text'));
  site.edit('pages/tours.yaml', 'as: calendar', look);
  expect(await errorsOf(site)).toEqual([message]);
});

test('nothing else can be at the address of a calendar', async () => {
  site.write('root/calendar/tours/hills.ics', 'BEGIN:VCALENDAR\n');
  site.write('root/calendar/holidays.ics', 'BEGIN:VCALENDAR\n');
  site.write('site.yaml', `${site.read('site.yaml')}redirects:\n  - { from: /calendar/tours.ics, to: /tours }\n`);
  expect(await errorsOf(site)).toEqual([
    'tours/hills.ics:1 /calendar/tours/hills.ics is a file that the site has itself.',
    expect.stringMatching(/^.*site\.yaml:\d+ \/calendar\/tours\.ics is a file that the site has itself\.$/),
  ]);
});
