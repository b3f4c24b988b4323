import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSearch } from '../../packages/core/src/search/search-pages.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../src/site.ts';
import { type BuildHere, buildHere } from '../support/build-here.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';

const temp = tempFolder('invisible-letters');

const composed = 'Caf\u00E9';
const decomposed = 'Cafe\u0301';
const ship = 'Donau\u00ADdampf\u00ADschiff';

/** What no program may read. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]|\u0301/;

const files: Readonly<Record<string, string>> = {
  'site.yaml': 'feed: { perCategory: true }\n',
  'types/trips.yaml': `one: trip
many: trips\u200B
summary: note
feed: true
calendar: true
schema: Event
fields:
  name: { required: true }
  note: { kind: text }
  day: { kind: date, required: true }
  category: { kind: text }
  long: { kind: markdown }
  where: { kind: place }
`,
  'collections/trips.yaml': `- id: ship
  name: ${ship}
  note: A trip with the ${ship} to the harbour\uFEFF, and back on foot.
  day: 2027-05-01
  category: ${decomposed}
  where: { name: "${ship}\u200B", city: "${decomposed}" }
  long: |
    ## Ein Wort\u00ADteil

    The Dampf\u00ADmaschine and the Hotel\uFEFFzimmer, se\u200Bcond floor, na\u0308chstes \u200CZimmer.
- id: coffee
  name: Coffee
  day: 2027-05-02
  category: ${composed}\u00AD
`,
  'pages/trip.yaml': `path: /trips/{id}
collection: trips
title: "{name}"
description: "{name}: all that there is to say about this trip, its day and its place."
blocks:
  - type: record
    record: trips/{id}
`,
  'pages/topics.yaml': `path: /topics/{slug}
collection: trips
per: category
title: "Trips: {value}"
description: "All trips in the category {value}, each with its day and with a few words."
blocks:
  - type: page-header
    heading: "Trips: {value}, {count}"
`,
  'pages/all.yaml': `path: /all
title: Alle ${ship}e
description: "All trips of the ${ship}, those of the ${decomposed} and those from the harbour."
blocks:
  - type: page-header
    heading: All ${ship}e
  - type: search
    heading: Search
  - type: list
    heading: Of the ${decomposed}
    records: { of: trips, where: { category: "${decomposed}" }, visitors: { filter: [category] } }
`,
};

let site: SiteCopy;
let build: BuildHere;

beforeEach(() => {
  site = copySite('minimal', temp);
  for (const [path, text] of Object.entries(files)) site.write(path, path === 'site.yaml' ? site.read(path) + text : text);
  site.edit('site.yaml', 'name: Minimal\n', 'name: Mini\u00ADmal\u200B\n');
  build = buildHere(site.dir, temp);
});

/** Returns the parts of a built file that programs read: of a page its head and its data for search engines. */
function readByPrograms(path: string): string {
  const text = readFileSync(join(build.out, path), 'utf8');
  if (!path.endsWith('.html')) return text;
  return text.slice(0, text.indexOf('<body')) + (/<script type="application\/ld\+json">[^<]*/.exec(text)?.[0] ?? '');
}

describe('letters that nobody sees', () => {
  test('are in nothing that programs read, and stay where people read', async () => {
    expect(await build.checkAndBuild()).toEqual([]);
    const paths = readdirSync(build.out, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(build.out, path)).isFile());
    const texts = paths.filter(
      (path) => /\.(?:html|json|xml|ics|txt|webmanifest)$|^_/.test(path) && !path.endsWith('page.json') && path !== '_mail.json',
    );
    expect(texts).toEqual(expect.arrayContaining(['all/index.html', 'search.json', 'feed.xml', 'feed/trips.xml', 'calendar/trips.ics']));
    expect(paths.filter((path) => invisible.test(path))).toEqual([]);
    expect(texts.filter((path) => invisible.test(readByPrograms(path)))).toEqual([]);
    const page = build.read('trips/ship/index.html');
    expect(page).toContain(`<title>Donaudampfschiff | Minimal</title>`);
    expect(page.slice(page.indexOf('<main'))).toContain(ship);
    expect(page).toContain('Dampf\u00ADmaschine');
  });

  test('make no second category, page, feed or option of a filter', async () => {
    expect(await build.checkAndBuild()).toEqual([]);
    expect(readdirSync(join(build.out, 'topics'))).toEqual(['cafe']);
    expect(build.read('topics/cafe/index.html')).toMatch(/Trips: Caf\S+, 2/);
    const list = build.read('all/index.html');
    expect(list.match(/data-entry/g)).toHaveLength(2);
    expect(list.match(/<option|type="checkbox"/g)?.length).toBeLessThanOrEqual(2);
  });

  test('stand in the way of no search', async () => {
    expect(await build.checkAndBuild()).toEqual([]);
    const search = await createSearch(JSON.parse(build.read('search.json')).pages, 'en');
    for (const query of [
      'donaudampfschiff',
      'Donau\u00ADdampfschiff',
      'dampfmaschine',
      'hotelzimmer',
      'na\u0308chstes',
      'n\u00E4chstes',
      'se\u200Bcond',
    ])
      expect([query, search(query).map(({ path }) => path)]).toEqual([query, expect.arrayContaining(['/trips/ship'])]);
  });

  test('at the end of an id are an error that says so and is fixed', async () => {
    site.edit('collections/trips.yaml', '- id: ship', '- id: ship\u200B');
    expect(await build.checkAndBuild()).toEqual([
      'collections/trips.yaml:1 "id" contains an invisible character (U+200B), between "ship…".',
    ]);
    const [problem] = (await createSiteLoader(site.dir, siteCode)()).findProblems().filter(({ severity }) => severity === 'error');
    expect(problem?.fix).toBe('- id: ship');
  });
});
