import { expect, test } from 'vitest';
import { searchTypes } from '../src/client/blocks/search-types.ts';

const type = (name: string, description: string, synonyms: string[] = [], label = name) => ({
  type: name,
  label,
  description,
  synonyms,
  fields: [],
});
const types = [
  type('search', 'A search in all pages. Visitors without script get the links of the menu.'),
  type('list', 'Records of any type: as cards, a table, or a menu with prices.', ['records', 'menu', 'dishes', 'directory']),
  type('pricing', 'Offers side by side, each with its price.', ['prices', 'plans']),
  type('business-hours', 'The opening hours of the company by day.', ['hours']),
  type('location', 'A place with its address, picture and opening hours.', ['address']),
  type('booking', 'A calendar in which visitors choose a time.', ['appointment']),
  type('form', 'A form with any fields.', ['booking-form']),
  type('people', 'People with their portraits: a team, speakers.', ['team']),
  type('steps', 'Schritte in ihrer Reihenfolge.', [], 'Preisliste in Schritten'),
];
const found = (search: string): string[] => searchTypes(types, search).map((one) => one.type);

test('types are found by other words for them, the best first', () => {
  expect(found('menu')).toEqual(['list', 'search']);
  expect(found('Dish')).toEqual(['list']);
  expect(found('ish')).toEqual([]);
  expect(found('dishes')).toEqual(['list']);
  expect(found('prices')).toEqual(['pricing', 'list']);
  expect(found('opening hours')).toEqual(['business-hours', 'location']);
  expect(found('team')).toEqual(['people']);
  expect(found('booking a table')).toEqual(['booking', 'form', 'list']);
  expect(found('a place of our team')).toEqual(['people', 'location']);
  expect(found('xyzzy')).toEqual([]);
  expect(found('Preisliste')).toEqual(['steps']);
  expect(found(' ')).toHaveLength(types.length);
});

test('the name of a group of blocks finds its blocks, after those that are called so', () => {
  const grouped = types.map((one) => ({ ...one, category: one.type === 'people' ? 'Who works here' : '' }));
  expect(searchTypes(grouped, 'works').map((one) => one.type)).toEqual(['people']);
});

test('what a collection is called finds the types that show its records', () => {
  const search = (words: string): string[] =>
    searchTypes(types, words, [{ name: 'hunde', one: 'Hund', many: 'Hunde' }]).map((one) => one.type);
  expect(found('Hunde')).toEqual([]);
  expect(search('Hunde')).toEqual(['list']);
  expect(search('Hund table')).toEqual(['list']);
});
