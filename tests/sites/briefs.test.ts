import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inProject, projectRoot } from '../../packages/engine/tests/support/project-root.ts';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { type Outcome, runCommand } from '../support/run-command.ts';

/** Sites as clients of a web studio order them, each from YAML alone. */
const briefs = inProject('tests', 'sites', 'briefs');
const temp = tempFolder('briefs');

const thingSchema = z.looseObject({ '@type': z.string() });
const mailSchema = z.object({
  thankYou: z.string(),
  forms: z.array(z.object({ page: z.string(), subject: z.string(), fields: z.array(z.object({ label: z.string() })) })),
});
const graphSchema = z.object({ '@graph': z.array(thingSchema) });

/** What a site must tell search engines, by type of schema.org, with the path of the page where that is not the home page. */
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
    '/termine/autumn-b Course': {
      name: 'Herbstferien, Klasse B',
      inLanguage: 'de',
      offers: { price: '2890.00', priceCurrency: 'EUR' },
      hasCourseInstance: [{ startDate: '2027-10-11', endDate: '2027-10-22' }],
    },
    '/tr/tarihler/autumn-b Course': { name: 'Sonbahar tatili, B sınıfı', inLanguage: 'tr' },
    '/ar/dates/autumn-b Course': { name: 'عطلة الخريف، الفئة B', inLanguage: 'ar' },
    '/fragen FAQPage': { mainEntity: { length: 6 } },
  },
  funerals: {
    Organization: { name: 'Thornley & Daughter Limited', telephone: '+441632960177' },
    '/first-steps HowTo': { step: { length: 6 } },
    '/first-steps FAQPage': { mainEntity: { length: 5 } },
    '/coffins-and-urns/oak Product': { name: 'Oak, with handles', offers: { price: '1480.00', priceCurrency: 'GBP' } },
    '/about-us LocalBusiness': { name: 'Thornley & Daughter, Whitby', openingHoursSpecification: { length: 2 } },
    '/talks/open-day-2027 Event': {
      startDate: '2027-10-09T10:00+01:00',
      endDate: '2027-10-09T16:00+01:00',
      location: [{ name: 'Pickering branch', address: { addressLocality: 'Pickering' } }],
    },
  },
  theatre: {
    Organization: { name: 'Harbour Lane Players', telephone: '+441632960133' },
    '/performances/keeper-2027-10-22 Event': {
      name: 'The Last Keeper',
      startDate: '2027-10-22T19:30+01:00',
      location: [{ name: 'Rope Hall', address: { addressLocality: 'Scarborough' } }],
      offers: { price: '12.00', priceCurrency: 'GBP', availability: 'https://schema.org/SoldOut' },
    },
    '/company/nadia-feroz Person': { name: 'Nadia Feroz', jobTitle: 'Acts' },
    '/news/roof Article': { headline: 'The roof is dry', datePublished: '2026-09-14' },
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
    built = await runCommand(projectRoot, 'build', '--site', site, '--out', out);
  }, 120_000);

  test('builds without an error or a warning, from YAML and media alone', () => {
    expect(built).toMatchObject({ exitCode: 0 });
    expect(built.stdout + built.stderr).not.toMatch(/\((?:error|warning)\)/);
    const folders = ['brief.md', 'collections', 'media', 'pages', 'site.yaml', 'types'];
    const isKnown = (entry: string): boolean => folders.includes(entry) || /^(?:strings|site\.[a-z]{2}\.yaml)$/.test(entry);
    expect(readdirSync(site).filter((entry) => !isKnown(entry))).toEqual([]);
  });

  test.each(Object.entries(things))('tells search engines of its %s', (key, properties) => {
    const [type, path = '/'] = key.split(' ').reverse();
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

  if (name === 'driving')
    test('has the whole school in three languages, and German addresses from left to right in Arabic', () => {
      const arabic = readFileSync(join(out, 'ar', 'index.html'), 'utf8');
      expect(arabic).toMatch(/<html lang="ar" dir="rtl"/);
      expect(arabic).toContain('<bdi>12000 Berlin</bdi>');
      const pages = (code: string): number =>
        readdirSync(join(out, code), { recursive: true }).filter((file) => /index\.html$/.test(String(file))).length;
      expect([pages('tr'), pages('ar')]).toEqual([12, 12]);
    });

  test('has an imprint, and the home page links to it', () => {
    const [, path = ''] = /href="(\/(?:imprint|impressum))"/.exec(readFileSync(join(out, 'index.html'), 'utf8')) ?? [];
    expect(readFileSync(join(out, path, 'index.html'), 'utf8')).toMatch(/is registered in England and Wales|Handelsregister/);
  });
});

/** Returns what the page says of itself in JSON-LD. */
function graphOf(file: string): z.output<typeof thingSchema>[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(readFileSync(file, 'utf8')) ?? [];
  return graphSchema.parse(JSON.parse(json ?? '{}'))['@graph'];
}
