import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import code from '../../src/site.ts';
import { buildInProcess } from '../support/build-in-process.ts';
import type { Outcome } from '../support/run-command.ts';

const temp = tempFolder('trades');

describe('the pages of records', () => {
  const out = join(temp, 'dist');
  let built: Outcome;
  beforeAll(async () => {
    built = await buildInProcess(inProject('tests', 'sites', 'trades'), out, code, '--now', '2027-03-01');
  }, 120_000);

  const file = (path: string): string => readFileSync(join(out, path), 'utf8');
  const html = (path: string): string => file(`${path}/index.html`);

  /** The structured data of a page of these types, without the description. */
  function dataOf(path: string, type: string): object {
    const [, json = '{}'] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html(path)) ?? [];
    const { '@graph': graph }: { '@graph': { '@type': string; description?: string }[] } = JSON.parse(json);
    const { description: _, ...data } = graph.find((thing) => thing['@type'] === type) ?? { description: '' };
    return data;
  }

  test('have data for search engines from the fields of a record, also of those that the type does not name', () => {
    expect(built.exitCode).toBe(0);
    expect(dataOf('concerts/quartet', 'Event')).toEqual({
      '@type': 'Event',
      name: 'Evening quartet',
      url: 'https://trades.example/concerts/quartet',
      inLanguage: 'en',
      organizer: { '@id': 'https://trades.example/#organization' },
      startDate: '2027-06-12T19:30+02:00',
      endDate: '2027-06-12T21:30+02:00',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: [
        {
          '@type': 'Place',
          name: 'The mill',
          address: {
            '@type': 'PostalAddress',
            ...{ streetAddress: 'Mill Lane 2', postalCode: '10115', addressLocality: 'Berlin', addressCountry: 'Germany' },
          },
        },
      ],
      performer: [{ '@type': 'Person', name: 'Ada Quill', url: 'https://trades.example/people/ada' }],
      offers: {
        '@type': 'Offer',
        price: '12.00',
        priceCurrency: 'EUR',
        url: 'https://trades.example/concerts/quartet',
        availability: 'https://schema.org/LimitedAvailability',
      },
    });
  });

  test('have a button to the ticket shop with the values of the concert, in the language of the page, and none without a price', () => {
    const to = 'https://tickets.example/quartet?price=12.00&amp;starts=2027-06-12T19%3A30';
    for (const [path, label] of [
      ['concerts/quartet', 'Book tickets'],
      ['de/konzerte/quartet', 'Karten buchen'],
    ] as const)
      expect(html(path)).toContain(`<a href="${to}" class="button button-primary group" target="_blank" rel="noopener">${label}<`);
    expect(html('concerts/quartet').split(to)).toHaveLength(3);
    for (const path of ['concerts/fair', 'concerts/stream']) {
      expect(html(path)).not.toContain('tickets.example');
      expect(html(path)).not.toContain('Come and listen');
    }
  });

  test.each([
    ['tools/plane', 'Product', { brand: { name: 'Hirsch' }, aggregateRating: { ratingValue: 4.5, bestRating: 5, ratingCount: 12 } }],
    ['tools/plane', 'Product', { offers: { price: '84.00', availability: 'https://schema.org/SoldOut' } }],
    ['tools/saw', 'Product', { review: { author: { '@id': 'https://trades.example/#organization' }, reviewRating: { ratingValue: 4 } } }],
    ['concerts/stream', 'Event', { startDate: '2027-12-03', location: [{ url: 'https://trades.example/contact' }] }],
    ['concerts/fair', 'Event', { endDate: '2027-10-10', eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode' }],
    ['workshops/bread', 'Course', { offers: { price: '0.00', category: 'Free' } }],
    [
      'workshops/bread',
      'Course',
      {
        hasCourseInstance: [
          { courseMode: 'Onsite', startDate: '2027-03-06T10:00+01:00', endDate: '2027-03-06T11:30+01:00', courseWorkload: 'PT1H30M' },
          { startDate: '2027-11-06T10:00+01:00', location: [{ address: 'Mill Lane 2, Berlin' }], offers: { price: '5.00' } },
        ],
      },
    ],
    ['recipes/soup', 'Recipe', { recipeIngredient: ['A bag of nettles', 'Two potatoes'], recipeYield: '4', totalTime: 'PT45M' }],
    [
      'recipes/soup',
      'Recipe',
      { recipeInstructions: ['Wash & chop.', 'Boil it.', 'Blend it.'].map((text) => ({ '@type': 'HowToStep', text })) },
    ],
    ['people/ada', 'Person', { jobTitle: 'Cellist', email: 'ada@trades.example', telephone: '+49305550142' }],
    ['rooms/loft', 'Place', { address: { addressLocality: 'Berlin' } }],
    ['dishes/trout', 'MenuItem', { offers: { price: '18.50' } }],
    ['notes/wheel', 'Article', { headline: 'The wheel turns', datePublished: '2027-01-05T09:00+01:00', author: { name: 'Ada Quill' } }],
    ['notes/wheel', 'Article', { image: expect.stringMatching(/^https:\/\/trades\.example\/media\//) }],
    ['awards/roof', 'Thing', { name: 'A roof of the year' }],
    [
      'de/konzerte/quartet',
      'Event',
      { name: 'Quartett am Abend', inLanguage: 'de', performer: [{ url: 'https://trades.example/de/people/ada' }] },
    ],
    ['de/concerts/fair', 'Event', { name: 'Autumn fair', inLanguage: 'en' }],
  ])('have data for search engines: %s is of the type %s', (path, type, expected) => {
    expect(dataOf(path, type)).toMatchObject(expected);
  });

  test('are entries of the feed of their language, when their type says so', () => {
    const titles = (feed: string): string[] => [...feed.matchAll(/<entry>\s*<title>([^<]*)/g)].map(([, title = '']) => title);
    expect([titles(file('feed.xml')), titles(file('de/feed.xml'))]).toEqual([['First frost', 'The wheel turns'], ['Das Rad dreht sich']]);
    expect(file('feed.xml')).toMatch(/<updated>2027-01-05T00:00:00\+01:00<\/updated>\s*<category term="House"\/>/);
    expect(file('feed.xml')).toContain('href=&quot;https://trades.example/rooms/loft&quot;');
    expect(file('feed.xml')).toMatch(/&lt;img src=&quot;https:\/\/trades\.example\/media\/[^&]+&quot; alt=&quot;The wheel&quot;&gt;/);
    expect(html('notes/wheel')).toContain('<meta property="og:type" content="article"/>');
    expect(html('tools/saw')).toContain('<meta property="og:type" content="website"/>');
  });

  test('link to calendar files of their language, when their type says so', () => {
    const linked = ['.', 'concerts/quartet', 'de', 'de/konzerte/quartet'].map((path) => [
      ...new Set([...html(path).matchAll(/href="([^"]*\.ics)"/g)].map(([, to = '']) => to)),
    ]);
    const all = (prefix: string): string[] =>
      ['/quartet', '/fair', '/stream', ''].map((record) => `${prefix}/calendar/concerts${record}.ics`);
    expect(linked).toEqual([all(''), ['/calendar/concerts/quartet.ics'], all('/de'), ['/de/calendar/concerts/quartet.ics']]);
    expect([file('calendar/concerts.ics'), file('de/calendar/concerts.ics')]).toEqual([
      expect.stringMatching(
        /^BEGIN:VCALENDAR\r\n[\s\S]*\r\nSUMMARY:Evening quartet\r\n[\s\S]*\r\nURL:https:\/\/trades\.example\/concerts\/quartet\r\n/,
      ),
      expect.stringMatching(/SUMMARY:Quartett am Abend\r\n[\s\S]*\r\nURL:https:\/\/trades\.example\/de\/konzerte\/quartet\r\n/),
    ]);
    expect(file('calendar/concerts.ics')).toContain(file('calendar/concerts/stream.ics').split('\r\n').slice(3, -2).join('\r\n'));
  });

  test('are listed by the date that their type names', () => {
    expect([...html('.').matchAll(/href="\/notes\/(\w+)"/g)].map(([, id]) => id)).toEqual(['frost', 'wheel']);
  });

  test('are in the sitemap and in the search of their language, and have pictures for links', () => {
    const search: { pages: { path: string; text: string }[] }[] = ['search.json', 'de/search.json'].map((path) => JSON.parse(file(path)));
    const found = search.map(({ pages }) =>
      pages.filter(({ path, text }) => text.includes('Ada Quill') && /\/\w+\/\w+$/.test(path)).map(({ path }) => path),
    );
    expect(found).toEqual([
      ['/concerts/quartet', '/notes/wheel'],
      ['/de/konzerte/quartet', '/de/notizen/wheel'],
    ]);
    expect(file('sitemap.xml')).toMatch(
      /<loc>https:\/\/trades\.example\/de\/konzerte\/quartet<\/loc><xhtml:link rel="alternate" hreflang="en" href="https:\/\/trades\.example\/concerts\/quartet"\/>/,
    );
    const pictures = ['concerts/quartet', 'de/konzerte/quartet'].map(
      (path) => /<meta property="og:image" content="https:\/\/trades\.example\/([^"]*)"/.exec(html(path))?.[1] ?? '',
    );
    expect([new Set(pictures).size, ...pictures.map((path) => existsSync(join(out, path)))]).toEqual([2, true, true]);
  });
});
