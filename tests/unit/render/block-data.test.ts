import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { structuredData } from '../../../packages/engine/src/render/structured-data.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { shareSite } from '../../support/shared-site.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('block-data');
const origin = 'https://fixture.example';
const organization = { '@id': `${origin}/#organization` };

let clock: Date;
const share = shareSite(
  siteCode,
  () => copySite('blocks', temp),
  () => clock,
);

/** Returns the structured data of a page with the full example of a block type, as JSON of schema.org. */
async function dataOf(
  type: string,
  change = (yaml: string): string => yaml,
  { timeZone = 'UTC', now = '2027-03-01' } = {},
): Promise<unknown> {
  clock = new Date(now);
  const site = share();
  site.edit('site.yaml', 'timeZone: UTC', `timeZone: ${timeZone}`);
  const block = change(readFileSync(inProject('tests', 'blocks', type, 'full.yaml'), 'utf8'))
    .trimEnd()
    .replaceAll('\n', '\n    ');
  site.write('pages/one.yaml', `path: /one\ntitle: One block\ndescription: A page with one block.\nblocks:\n  - ${block}\n`);
  const { pages, settings, blocksOf } = await site.load();
  const page = modelAt({ pages, blocksOf }, '/one');
  if (!page || !settings) throw new Error('The page has an error.');
  const { '@graph': things } = structuredData(page, settings, siteCode.traitsOf, new Map());
  // Without the breadcrumbs, and the company to which data refer.
  return things.filter((thing) => !(typeof thing === 'object' && ('logo' in thing || thing['@type'] === 'BreadcrumbList')));
}

const mediaUrl = (name: string) => expect.stringMatching(new RegExp(`^${origin}/media/${name}-[\\w-]+\\.\\w+$`));

test('people are persons with their profiles', async () => {
  expect(await dataOf('people')).toEqual([
    {
      '@type': 'Person',
      name: 'Amara Bello',
      jobTitle: 'Head of design',
      description: 'Draws with a pencil first and asks questions later.',
      image: mediaUrl('bench'),
      sameAs: ['https://profiles.example.com/amara'],
    },
    { '@type': 'Person', name: 'Tom Hargreaves', jobTitle: 'Engineer', image: mediaUrl('round') },
    { '@type': 'Person', name: 'Sofia', description: 'Keeps the books.' },
  ]);
});

test('prices are a catalogue of offers, unless there is none', async () => {
  const [catalogue] = [await dataOf('pricing')].flat();
  expect(catalogue).toMatchObject({ '@type': 'OfferCatalog', itemListElement: [{ price: '9.00' }, { price: '29.50' }] });
  const [inYen] = [await dataOf('pricing', (yaml) => yaml.replace('currency: EUR', 'currency: JPY').replace('29.5', '29'))].flat();
  expect(inYen).toMatchObject({ itemListElement: [{ price: '9' }, { price: '29' }] });
  const onRequest = 'type: pricing\nheading: Prices\ncurrency: EUR\nplans: [{ name: One, note: On request }]';
  expect(await dataOf('pricing', () => onRequest)).toEqual([]);
});

test('a schedule is an event with its sessions in the time zone of the place', async () => {
  const [event] = [await dataOf('schedule')].flat();
  const location = [
    { '@type': 'Place', name: 'The old mill', address: '3 Canal Street, Pune 411016, India' },
    { '@type': 'VirtualLocation', url: 'https://live.example.com/loom-days' },
  ];
  expect(event).toMatchObject({
    '@type': 'Event',
    name: 'Loom Days 2027',
    url: `${origin}/one`,
    startDate: '2027-03-12T09:30+05:30',
    endDate: '2027-03-14T01:00+05:30',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location,
    organizer: organization,
    subEvent: [
      {
        name: 'A thread from field to shirt',
        startDate: '2027-03-12T09:30+05:30',
        endDate: '2027-03-12T10:15+05:30',
        performer: [{ name: 'Amara Bello' }, { name: 'Tom Hargreaves' }],
        location,
      },
      { name: 'Knots for beginners' },
      { name: 'Closing party', startDate: '2027-03-13T22:00+05:30', endDate: '2027-03-14T01:00+05:30' },
    ],
  });
});

test('an event whose visitors register on its page has the URL of that place', async () => {
  const [event] = [await dataOf('schedule', (yaml) => yaml.replace('https://live.example.com/loom-days', '"#programme"'))].flat();
  expect(event).toMatchObject({ location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation', url: `${origin}/one#programme` }] });
});

test('a gallery lists its pictures', async () => {
  expect(await dataOf('gallery')).toMatchObject([
    {
      '@type': 'ImageGallery',
      name: 'The workshop',
      image: [
        { '@type': 'ImageObject', contentUrl: mediaUrl('bench'), caption: 'Where every frame begins.' },
        { contentUrl: mediaUrl('poster') },
        { caption: 'The same bench at night.' },
      ],
    },
  ]);
});

test('opening hours belong to the company, and a closed day opens and closes at midnight', async () => {
  expect(await dataOf('opening-hours')).toMatchObject([
    {
      '@type': 'LocalBusiness',
      ...organization,
      name: 'Fixture Works Limited',
      openingHoursSpecification: [
        { dayOfWeek: expect.arrayContaining(['https://schema.org/Monday']), opens: '09:00', closes: '12:30' },
        { opens: '14:00', closes: '18:00' },
        { dayOfWeek: ['https://schema.org/Saturday'], opens: '10:00', closes: '16:00' },
        { validFrom: '2027-12-24', validThrough: '2027-12-26', opens: '00:00', closes: '00:00' },
        { validFrom: '2027-12-31', validThrough: '2027-12-31', opens: '10:00', closes: '13:00' },
      ],
    },
  ]);
});

test('a location is a business of its kind with its own address', async () => {
  expect(await dataOf('location')).toMatchObject([
    {
      '@type': 'Bakery',
      '@id': `${origin}/one#shop`,
      name: 'The corner shop',
      address: '14 Senapati Bapat Road, Pune 411016, India',
      hasMap: 'https://maps.example.com/corner-shop',
      telephone: '+912055500199',
      email: 'shop@fixture.example',
      openingHoursSpecification: [{ opens: '07:00', closes: '19:00' }, { validFrom: '2027-01-26' }],
    },
  ]);
});

test('a job names the company, the place and the salary', async () => {
  expect(await dataOf('job')).toMatchObject([
    {
      '@type': 'JobPosting',
      title: 'Weaver',
      description: expect.stringContaining('<p>You turn yarn into fabric, and drafts into patterns.</p><h3 id="tasks">Tasks</h3>'),
      datePosted: '2027-03-01',
      validThrough: '2027-04-15T23:59:59+00:00',
      employmentType: 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', ...organization, name: 'Fixture Works Limited' },
      jobLocation: { address: { addressLocality: 'Pune', addressRegion: 'Maharashtra', addressCountry: 'India' } },
      baseSalary: { currency: 'INR', value: { minValue: 60000, maxValue: 75000, unitText: 'MONTH' } },
    },
  ]);
});

test('a job that can be done at home keeps its place, and says from where people may apply', async () => {
  expect(await dataOf('job')).toMatchObject([
    {
      jobLocationType: 'TELECOMMUTE',
      jobLocation: { address: { streetAddress: '3 Canal Street' } },
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'India' },
        { '@type': 'Country', name: 'Nepal' },
      ],
    },
  ]);
  const withoutCountries = await dataOf('job', (yaml) => yaml.replace(/^applicantCountries: .*\n/m, ''));
  expect(withoutCountries).toMatchObject([{ applicantLocationRequirements: [{ name: 'India' }], jobLocation: {} }]);
});

test.each([
  ['UTC', '2027-04-15T23:59:59Z', true],
  ['UTC', '2027-04-16T00:00:00Z', false],
  ['America/Los_Angeles', '2027-04-16T06:59:59Z', true],
  ['America/Los_Angeles', '2027-04-16T07:00:00Z', false],
  ['Pacific/Auckland', '2027-04-15T12:00:00Z', false],
])('in %s at %s, a job until April 15 is a JobPosting: %s', async (timeZone, now, expected) => {
  expect(await dataOf('job', (yaml) => yaml, { timeZone, now })).toHaveLength(expected ? 1 : 0);
});

test('hours around midnight are written as search engines read them', async () => {
  const yaml = `type: location
heading: Pharmacy
address: [1 Canal Street, 411016 Pune]
directions: /blogs
hours:
  - { days: [monday], from: "00:00", to: "24:00" }
  - { days: [friday], from: "18:00", to: "03:00" }
  - { days: [sunday], from: "18:00", to: "24:00" }
exceptions:
  - { date: "2027-12-31", from: "00:00", to: "24:00" }`;
  expect(await dataOf('location', () => yaml)).toMatchObject([
    {
      hasMap: `${origin}/blogs`,
      openingHoursSpecification: [
        { opens: '00:00', closes: '23:59' },
        { opens: '18:00', closes: '03:00' },
        { opens: '18:00', closes: '00:00' },
        { validFrom: '2027-12-31', opens: '00:00', closes: '23:59' },
      ],
    },
  ]);
});

test('a video names its file and its picture', async () => {
  expect(await dataOf('video')).toEqual([
    {
      '@type': 'VideoObject',
      name: 'Watch us weave',
      description: 'Two minutes in the workshop.',
      thumbnailUrl: mediaUrl('poster'),
      contentUrl: mediaUrl('loop'),
      uploadDate: '2027-03-01',
    },
  ]);
});

test('an offer says for which time each of its prices is paid', async () => {
  const [monthly] = [await dataOf('pricing')].flat();
  const euros = { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR' };
  expect(monthly).toMatchObject({
    '@type': 'OfferCatalog',
    itemListElement: [
      {
        name: 'Starter',
        price: '9.00',
        priceSpecification: [
          { ...euros, price: '9.00', unitCode: 'MON' },
          { ...euros, price: '90.00', unitCode: 'ANN' },
        ],
      },
      { name: 'Workshop', price: '29.50' },
    ],
  });
  const [once] = [
    await dataOf('pricing', (yaml) => yaml.replace('per: month', 'per: once').replaceAll(/^ *yearlyPrice: .*\n/gm, '')),
  ].flat();
  expect(JSON.stringify(once)).not.toContain('priceSpecification');
});

test('a map is a place', async () => {
  expect(await dataOf('map')).toMatchObject([
    {
      '@type': 'Place',
      name: 'Fixture Works Limited',
      address: '14 Senapati Bapat Road, Pune 411016, India',
      hasMap: 'https://maps.example.com/workshop',
    },
  ]);
});
