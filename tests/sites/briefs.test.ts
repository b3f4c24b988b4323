import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import code from '../../src/site.ts';
import { buildInProcess } from '../support/build-in-process.ts';
import type { Outcome } from '../support/run-command.ts';

/** Sites as clients of a web studio order them, each from YAML alone. */
const briefs = inProject('tests', 'sites', 'briefs');
const temp = tempFolder('briefs');

const thingSchema = z.looseObject({ '@type': z.string() });
const mailSchema = z.object({
  thankYou: z.string(),
  forms: z.array(z.object({ page: z.string(), subject: z.string(), fields: z.array(z.looseObject({ label: z.string() })) })),
});
const graphSchema = z.object({ '@graph': z.array(thingSchema) });

/** What a site must tell search engines, by type of schema.org. The path of a page other than the home page stands behind the type. */
const expected: Record<string, Record<string, object>> = {
  saas: {
    Organization: { name: 'Shiftwell Limited', telephone: '+441134960171' },
    OfferCatalog: {
      name: 'Prices',
      itemListElement: [
        { '@type': 'Offer', name: 'Corner', price: '0.00', priceCurrency: 'GBP' },
        {
          '@type': 'Offer',
          name: 'High Street',
          price: '29.00',
          priceCurrency: 'GBP',
          priceSpecification: [{ unitCode: 'MON' }, { price: '290.00', unitCode: 'ANN' }],
        },
        { '@type': 'Offer', name: 'Market Hall', price: '79.00', priceCurrency: 'GBP' },
      ],
    },
    FAQPage: { mainEntity: { length: 4 } },
  },
  webinar: {
    Event: {
      name: 'Fewer empty chairs',
      startDate: '2027-09-16T17:00+01:00',
      endDate: '2027-09-16T18:15+01:00',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: [{ '@type': 'VirtualLocation', url: 'https://quay-training.example/#register' }],
      subEvent: { length: 4 },
    },
    Person: { name: 'Amara Bello', jobTitle: 'Head of courses, Quay Training' },
    FAQPage: { mainEntity: { length: 4 } },
  },
  job: {
    JobPosting: {
      title: 'Furniture maker',
      description: expect.stringContaining('<li>A driving licence</li>'),
      datePosted: '2027-02-01',
      validThrough: '2027-04-30T23:59:59+01:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Marsh & Daughters Limited' },
      jobLocation: { address: { addressLocality: 'Alnwick', addressCountry: 'United Kingdom' } },
      baseSalary: { currency: 'GBP', value: { minValue: 31000, maxValue: 37000, unitText: 'YEAR' } },
    },
  },
  bakery: {
    Bakery: {
      name: 'Ashdown Bakery',
      address: '27 North Street, Bristol BS3 1EN, United Kingdom',
      telephone: '+441174960142',
      openingHoursSpecification: { length: 5 },
    },
    Place: { name: 'Ashdown Bakery Limited', address: '27 North Street, Bristol BS3 1EN' },
    ImageGallery: { image: { length: 5 } },
    FAQPage: { mainEntity: { length: 4 } },
  },
  'case-study': {
    Organization: { name: 'Plainwork Studio Limited' },
    ImageGallery: { name: 'Where it is used', image: { length: 3 } },
  },
  driving: {
    Organization: { name: 'Fahrschule Lindenhof GmbH', telephone: '+493023125042' },
    'Course /termine/autumn-b': {
      name: 'Herbstferien, Klasse B',
      inLanguage: 'de',
      offers: { price: '2890.00', priceCurrency: 'EUR' },
      hasCourseInstance: [{ startDate: '2027-10-11', endDate: '2027-10-22' }],
    },
    'Course /tr/tarihler/autumn-b': { name: 'Sonbahar tatili, B sınıfı', inLanguage: 'tr' },
    'Course /ar/dates/autumn-b': { name: 'عطلة الخريف، الفئة B', inLanguage: 'ar' },
    'FAQPage /fragen': { mainEntity: { length: 6 } },
  },
  funerals: {
    Organization: { name: 'Thornley & Daughter Limited', telephone: '+441632960177' },
    'HowTo /first-steps': { step: { length: 6 } },
    'FAQPage /first-steps': { mainEntity: { length: 5 } },
    'Product /coffins-and-urns/oak': { name: 'Oak, with handles', offers: { price: '1480.00', priceCurrency: 'GBP' } },
    'LocalBusiness /about-us': { name: 'Thornley & Daughter, Whitby', openingHoursSpecification: { length: 2 } },
    'Event /talks/open-day-2027': {
      startDate: '2027-10-09T10:00+01:00',
      endDate: '2027-10-09T16:00+01:00',
      location: [{ name: 'Pickering branch', address: { addressLocality: 'Pickering' } }],
    },
  },
  theatre: {
    Organization: { name: 'Harbour Lane Players', telephone: '+441632960133' },
    'Event /performances/keeper-2027-10-22': {
      name: 'The Last Keeper',
      startDate: '2027-10-22T19:30+01:00',
      location: [{ name: 'Rope Hall', address: { addressLocality: 'Scarborough' } }],
      offers: { price: '12.00', priceCurrency: 'GBP', availability: 'https://schema.org/SoldOut' },
    },
    'Person /company/nadia-feroz': { name: 'Nadia Feroz', jobTitle: 'Acts' },
    'Article /news/roof': { headline: 'The roof is dry', datePublished: '2026-09-14' },
  },
  campsite: {
    Organization: { name: 'Ellermere Camping Limited', telephone: '+441632960118' },
    'Product /pitches/hut': {
      name: "Shepherd's hut",
      description: 'A bed for two, a lamp and a round stove, on wheels in the orchard.',
      offers: { price: '58.00', priceCurrency: 'GBP', availability: 'https://schema.org/SoldOut' },
    },
    'Product /nl/plekken/van': { name: 'Camperplek', offers: { price: '27.00', availability: 'https://schema.org/InStock' } },
    'Product /de/plaetze/tent': { name: 'Zeltplatz', offers: { price: '18.00' } },
    'FAQPage /stay': { mainEntity: { length: 4 } },
    'FAQPage /de/anfrage': { mainEntity: { length: 4 } },
  },
  bees: {
    Organization: { name: 'Lime Tree Apiary Limited', telephone: '+441632960274' },
    'Product /shop/honey/lime-honey': {
      name: 'Lime honey',
      offers: { price: '8.50', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.8, ratingCount: 64 },
    },
    'Product /shop/honey/forest-honey': { offers: { availability: 'https://schema.org/SoldOut' } },
    'OfferCatalog /adopt': { itemListElement: [{ price: '45.00' }, { price: '95.00' }, { price: '240.00' }] },
    'Recipe /recipes/honey-cake': {
      recipeIngredient: expect.arrayContaining(['250 g forest honey', '50 g flaked almonds']),
      recipeInstructions: { length: 4 },
      recipeYield: '12',
      totalTime: 'PT1H20M',
    },
    'Course /courses/first-look': { offers: { price: '45.00' }, hasCourseInstance: { length: 3 } },
    'Article /news/heather-pressed': { headline: 'The heather is pressed', datePublished: '2026-09-20' },
  },
  kennel: {
    Organization: { name: 'Long Acre Kennels Limited', telephone: '+441632960455' },
    'LocalBusiness /boarding': { openingHoursSpecification: { length: 7 } },
    'Course /courses/recall': { name: 'Recall', offers: { price: '120.00', priceCurrency: 'GBP' } },
    'Person /trainers/maud-fenn': { name: 'Maud Fenn', jobTitle: 'Head trainer' },
    'Article /tips/lead': { headline: 'Why your dog pulls', author: { name: 'Maud Fenn' } },
  },
};

test('every brief has its expectations', () => {
  expect(readdirSync(briefs).sort()).toEqual(Object.keys(expected).sort());
});

describe.each(representatives(Object.entries(expected)))('%s', (name, things) => {
  const site = join(briefs, name);
  const out = join(temp, name);
  let built: Outcome;

  beforeAll(async () => {
    built = await buildInProcess(site, out, code, '--now', '2027-03-01');
  }, 120_000);

  const pageOf = (path: string): string => readFileSync(join(out, path, 'index.html'), 'utf8');

  test('builds without an error or a warning, from YAML and media alone', () => {
    expect(built).toMatchObject({ exitCode: 0 });
    expect(built.stdout + built.stderr).not.toMatch(/\((?:error|warning)\)/);
    const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const others = files.map(({ parentPath, name: file }) => relative(site, join(parentPath, file))).filter((file) => !isOfAuthors(file));
    expect(others).toEqual([]);
  });

  test.each(Object.entries(things))('tells search engines of its %s', (where, properties) => {
    const [type, path = ''] = where.split(' ');
    expect(graphOf(join(out, path, 'index.html')).find((thing) => thing['@type'] === type)).toMatchObject(properties);
  });

  if (name === 'webinar')
    test('takes registrations by its form, and says so on a page of its own', () => {
      const { thankYou, forms } = mailSchema.parse(JSON.parse(readFileSync(join(out, '_mail.json'), 'utf8')));
      expect(forms).toEqual([{ page: '/', subject: 'A place in the webinar', fields: forms[0]?.fields }]);
      expect(forms[0]?.fields.map(({ label }) => label).slice(0, 2)).toEqual(['Your name', 'E-mail address']);
      expect(thankYou).toBe('/registered');
      expect(readFileSync(join(out, thankYou, 'index.html'), 'utf8')).toMatch(/<h1[^>]*>Your place is saved</);
    });

  if (name === 'kennel')
    test('takes bookings on the page of a course for its dates alone, and for none that is full', () => {
      const { forms } = mailSchema.parse(JSON.parse(readFileSync(join(out, '_mail.json'), 'utf8')));
      expect(forms.find(({ page }) => page === '/courses/puppies')?.fields[0]?.options).toEqual([
        {
          label: 'Puppies, from 10 April, 0\u00A0places (Full)',
          value: 'puppies-april',
          until: '2027-04-10T10:00:00.000Z',
          isClosed: true,
        },
        { label: 'Puppies, from 22 May, 4\u00A0places', value: 'puppies-may', until: '2027-05-22T10:00:00.000Z' },
        { label: 'Puppies, from 4 September, 8\u00A0places', value: 'puppies-september', until: '2027-09-04T10:00:00.000Z' },
      ]);
      expect(forms.find(({ page }) => page === '/book')?.fields.filter(({ kind }) => kind === 'file').length).toBe(2);
    });

  if (name === 'theatre')
    test('sells tickets for what is not sold out, offers all dates as a calendar, and shows the photos of a play as a gallery', () => {
      const tickets = pageOf('plays/keeper').matchAll(/href="https:\/\/boxoffice\.example\/harbour-lane\?performance=([^"]*)"/g);
      expect([...tickets].map(([, id]) => id)).toEqual(['keeper-2027-10-15', 'keeper-2027-10-16']);
      expect(readFileSync(join(out, 'calendar/performances.ics'), 'utf8').match(/^BEGIN:VEVENT/gm)).toHaveLength(10);
      expect(pageOf('plays/ferry').match(/data-position="/g)).toHaveLength(2);
    });

  if (name === 'bees')
    test('sells what is in stock by links with product and price, and hives by a form that leads to the payment', () => {
      const links = /href="https:\/\/pay\.lime-tree-apiary\.example\/checkout\?product=([^&]*)&amp;amount=([^"]*)"/;
      expect(links.exec(pageOf('shop/honey/lime-honey'))?.slice(1)).toEqual(['lime-honey', '8.50']);
      expect(pageOf('shop/honey/forest-honey')).not.toMatch(links);
      expect(pageOf('adopt')).toContain('action="https://pay.lime-tree-apiary.example/adopt"');
    });

  test('has an imprint, and the home page links to it', () => {
    const [, path = ''] = /href="(\/(?:imprint|impressum))"/.exec(readFileSync(join(out, 'index.html'), 'utf8')) ?? [];
    expect(readFileSync(join(out, path, 'index.html'), 'utf8')).toMatch(/is registered in England and Wales|Handelsregister/);
  });
});

/** True for what an author writes and adds. The brief is the order of the client. */
const isOfAuthors = (file: string): boolean => /^media\b|\.yaml$|^brief\.md$/.test(file);

/** Returns what the page says of itself in JSON-LD. */
function graphOf(file: string): z.output<typeof thingSchema>[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(readFileSync(file, 'utf8')) ?? [];
  return graphSchema.parse(JSON.parse(json ?? '{}'))['@graph'];
}
