import { beforeEach, expect, test } from 'vitest';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../src/site.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';

const temp = tempFolder('search-data');

const tools = `one: tool
many: tools
date: bought
schema: { type: Product, price: cost, availability: state }
fields:
  name: { required: true }
  cost: { kind: money, currency: EUR }
  state: { kind: choice, options: [available, sold-out] }
  rating: { kind: rating }
  bought: { kind: date }
`;

let site: SiteCopy;
beforeEach(() => {
  site = copySite('minimal', temp);
});

/** The problems of the site, as the line in its file and the message. */
async function problems(): Promise<string[]> {
  const { findProblems } = await createSiteLoader(site.dir, siteCode, () => new Date('2027-03-01'))();
  return findProblems().map(({ file, line, message }) => `${file.split('/').slice(-2).join('/')}:${line} ${message}`);
}

test.each([
  ['price: cost', 'price: csot', 4, 'This type has no field "csot". Did you mean "cost"?'],
  ['price: cost', 'price: name', 4, '"name" cannot be "price": its kind is text.'],
  ['[available,', '[there,', 4, '"state" cannot be "availability": its kind is choice, with other options.'],
  ['price: cost', 'prise: cost', 4, '"prise" is not a field of "schema" in types/tools.yaml. Did you mean "price"?'],
  ['price: cost', 'performer: name', 4, '"performer" can be used only with type: Event.'],
  ['type: Product', 'type: Produkt', 4, '"Produkt" is not accepted for "type". Did you mean "Product"?'],
  ['{ type: Product, price: cost, availability: state }', 'product', 4, '"product" is not accepted for "schema". Did you mean "Product"?'],
  [
    '{ type: Product, price: cost, availability: state }',
    'Recipe',
    4,
    'Search engines want "image" of every Recipe, and no field of this type has it.',
  ],
  [
    '{ type: Product, price: cost, availability: state }',
    'Event',
    4,
    'Search engines want "place" or "online" of every Event, and no field of this type has it.',
  ],
  ['date: bought', 'date: cost', 3, '"cost" is not accepted for "date".'],
  ['date: bought', 'feed: true', 3, 'true is not accepted for "feed".'],
])('what is wrong with the data of a type is said at its line: %s to %s', async (from, to, line, message) => {
  site.write('types/tools.yaml', tools.replace(from, to));
  expect(await problems()).toEqual([`types/tools.yaml:${line} ${message}`]);
});

test('records without what search engines require are named in one message', async () => {
  site.write('types/tools.yaml', tools);
  site.write('collections/tools.yaml', '- id: saw\n  name: Saw\n- id: plane\n  name: Plane\n  rating: 4\n- id: rasp\n  name: Rasp\n');
  const page = site.read('pages/home.yaml').replace('path: /', 'path: /{id}\ncollection: tools');
  site.write('pages/tools.yaml', page.replace('A page', '"{name}"').replace('The only page', 'The {name}, which is on a page'));
  expect(await problems()).toEqual([
    'collections/tools.yaml:1 Search engines get nothing about "saw", and about 1 other record of tools: they want "price" or "rating" of every Product.',
  ]);
});
