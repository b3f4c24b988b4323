import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsIn } from '../../packages/core/src/model/site-model.ts';
import type { SiteCode } from '../../packages/engine/src/definition/site-code.ts';
import { structuredData } from '../../packages/engine/src/render/structured-data.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import clinic from '../../sites/clinic/src/site.ts';
import siteCode from '../../src/site.ts';
import { modelsOf } from '../support/page-models.ts';
import { copySite } from '../support/site-copy.ts';
import bicycleWorkshop from './bicycle-workshop/src/site.ts';

/** What search engines require of each type. One of the names in a list is enough. */
const required: Record<string, readonly (string | readonly string[])[]> = {
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  Country: ['name'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  HowTo: ['name', 'step'],
  HowToStep: [['text', 'name']],
  ImageGallery: ['name', 'image'],
  ImageObject: ['contentUrl'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', ['jobLocation', 'applicantLocationRequirements']],
  ListItem: ['position', 'name', 'item'],
  MonetaryAmount: ['currency', 'value'],
  Offer: [
    ['price', 'priceSpecification'],
    ['priceCurrency', 'priceSpecification'],
  ],
  OfferCatalog: ['name', 'itemListElement'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  QuantitativeValue: ['unitText', ['value', 'minValue']],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'provider'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  VirtualLocation: ['url'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url'],
};

/** Businesses with an address: every other type. */
const ofBusiness = ['name', 'address'];

const fullUrl = /^https:\/\/[^/\s]+(?:\/|$)/;
const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?[+-]\d\d:\d\d$/;
const dayOrMoment = new RegExp(`${day.source}|${moment.source}`);
const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The form of each value. */
const forms: Record<string, RegExp> = {
  ...Object.fromEntries(
    ['@id', 'url', 'item', 'logo', 'image', 'contentUrl', 'embedUrl', 'thumbnailUrl', 'hasMap', 'sameAs'].map((name) => [name, fullUrl]),
  ),
  ...{ startDate: moment, endDate: moment, opens: time, closes: time, validFrom: day },
  ...{ datePublished: dayOrMoment, datePosted: dayOrMoment, uploadDate: dayOrMoment, validThrough: dayOrMoment },
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the nodes in a value, and the nodes inside of them. */
const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};

/** Returns what is wrong with the structured data of a page. */
function mistakesIn(graph: unknown): string[] {
  const nodes = nodesIn(JSON.parse(JSON.stringify(graph)));
  const known = new Set(nodes.flatMap((node) => ('@type' in node ? [node['@id']] : [])));
  return nodes.flatMap((node) => [
    ...('@id' in node && !known.has(node['@id']) ? [`refers to ${String(node['@id'])}, which is not on the page`] : []),
    ...missingIn(node),
    ...malformedIn(node),
  ]);
}

function missingIn(node: Node): string[] {
  const type = node['@type'];
  if (typeof type !== 'string') return [];
  const isPresent = (name: string): boolean => ![undefined, ''].includes(node[name]?.toString());
  const fields = Object.hasOwn(required, type) ? (required[type] ?? []) : ofBusiness;
  return fields.flatMap((names) => ([names].flat().some(isPresent) ? [] : [`${type} lacks ${[names].flat().join(' or ')}`]));
}

function malformedIn(node: Node): string[] {
  const currency = String(node.priceCurrency ?? 'EUR');
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return Object.entries(node).flatMap(([name, value]) => {
    const texts = [value].flat().filter((one) => typeof one === 'string');
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    const wrong = form ? texts.filter((text) => !form.test(text)) : [];
    const decimals = name === 'price' ? (String(value).split('.')[1]?.length ?? 0) : 0;
    return [
      ...wrong.map((text) => `${String(node['@type'])} has ${name}: ${text}`),
      ...(decimals > maximumFractionDigits ? [`${String(node['@type'])} has price: ${String(value)} ${currency}`] : []),
    ];
  });
}

/** Returns the mistakes on all pages of a site, and how many pages have data of their blocks. */
async function check(siteDir: string, code: SiteCode): Promise<{ mistakes: string[]; pages: number }> {
  const { pages, settings, blocksOf } = await createSiteLoader(siteDir, code, () => new Date('2027-03-01'))();
  if (!settings) throw new Error(`${siteDir} has wrong settings.`);
  const models = modelsOf({ pages, blocksOf });
  const mistakes = models.flatMap((page) =>
    mistakesIn(structuredData(page, settingsIn(settings, page.language), code.traitsOf, new Map())).map((text) => `${page.path}: ${text}`),
  );
  return { mistakes: [...new Set(mistakes)], pages: models.length };
}

/** Code that declares interface texts of its own, which must not be known to the types of other sites. */
const musicSchool: { default: SiteCode } = await import(inProject('tests', 'sites', 'music-school', 'src', 'site.ts'));

const inSites = (...names: string[]): string => inProject('tests', 'sites', ...names);

test.each<[string, string, SiteCode]>([
  ['the shipped site', inProject('site.config'), siteCode],
  ['clinic', inProject('sites', 'clinic', 'site.config'), clinic],
  ['bicycle-workshop', inSites('bicycle-workshop', 'site.config'), bicycleWorkshop],
  ['music-school', inSites('music-school', 'site.config'), musicSchool.default],
  ...['blocks', 'minimal', 'journal', 'arabic', 'three-languages'].map((name): [string, string, SiteCode] => [
    name,
    inSites(name),
    siteCode,
  ]),
  ...readdirSync(inSites('briefs')).map((name): [string, string, SiteCode] => [name, inSites('briefs', name), siteCode]),
])('every page of %s has structured data that stand by themselves', async (_, siteDir, code) => {
  const { mistakes, pages } = await check(siteDir, code);
  expect(mistakes).toEqual([]);
  expect(pages).toBeGreaterThan(0);
});

test('every block type has structured data that stand by themselves', async () => {
  const site = copySite('blocks', tempFolder('structured-data'));
  const fixtures = readdirSync(inProject('tests', 'blocks'), { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of fixtures)
    for (const file of ['full', 'minimal']) {
      const yaml = readFileSync(join(inProject('tests', 'blocks'), name, `${file}.yaml`), 'utf8');
      const block = yaml.trimEnd().replaceAll('\n', '\n    ');
      const path = `/${name}-${file}`;
      site.write(`pages${path}.yaml`, `path: ${path}\ntitle: One block\ndescription: A page with one block.\nblocks:\n  - ${block}\n`);
    }
  const { mistakes, pages } = await check(site.dir, siteCode);
  expect(mistakes).toEqual([]);
  expect(pages).toBeGreaterThan(fixtures.length);
});
