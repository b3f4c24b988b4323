import type { OfferedCollection } from 'pagewright/editing';
import type { Field } from 'pagewright/fields';
import { expect, test } from 'vitest';
import { columnsOf, compareValues, hasWords, stateOf, textOf, titleOfRecord } from '../src/client/record-columns.ts';

const common = { description: '', isOptional: true, default: undefined, form: {}, sample: undefined };
const text = (name: string, isOptional = true): Field => ({ ...common, name, isOptional, control: 'text', isRich: false });
const price: Field = { ...common, name: 'price', control: 'number', isWhole: false, minimum: 0, maximum: undefined, unit: 'EUR' };
const day: Extract<Field, { control: 'line' }> = { ...common, name: 'day', control: 'line', format: 'date' };
const dishes: OfferedCollection = {
  name: 'dishes',
  fields: [text('id', false), text('name', false), text('note'), price, day, { ...common, name: 'draft', control: 'boolean' }],
  lists: undefined,
  one: 'dish',
  many: 'dishes',
  roles: { title: 'name', picture: undefined, summary: 'note' },
  typeFile: 'types/dishes.yaml',
  isUsed: true,
};
const words = { language: 'en', yes: 'yes', no: 'no' };
const record = (value: object) => ({ key: 'soup', list: undefined, file: 'collections/dishes.yaml', path: [0], value });

test('a table has the short fields of a record, without those that stand for it', () => {
  expect(columnsOf(dishes).map(({ name }) => name)).toEqual(['price', 'day']);
  expect(titleOfRecord(record({ name: 'Soup of the day' }), dishes)).toBe('Soup of the day');
  expect(titleOfRecord(record({}), dishes)).toBe('soup');
});

test('values stand as people read them', () => {
  expect(textOf(price, 6.5, words)).toBe('€6.50');
  expect(textOf(day, '2027-06-01', words)).toBe('Jun 1, 2027');
  expect(textOf({ ...day, format: 'moment' }, '2027-06-01T18:00', words)).toMatch(/^Jun 1, 2027, 18:00$/);
  expect(textOf(day, 'soon', words)).toBe('soon');
  expect(textOf(text('name'), undefined, words)).toBe('');
  expect(textOf(dishes.fields[5] ?? price, true, words)).toBe('yes');
});

test('records are sorted by size and by letters, and those without a value are last', () => {
  expect([10, 9, undefined].toSorted((one, other) => compareValues(one, other, 'en'))).toEqual([9, 10, undefined]);
  expect(['Ä', 'b', 'a'].toSorted((one, other) => compareValues(one, other, 'de'))).toEqual(['a', 'Ä', 'b']);
  expect(compareValues({ from: '2027-01-01' }, { from: '2026-01-01' }, 'en')).toBeGreaterThan(0);
});

test('a record is found by all its words, and has a state', () => {
  expect(hasWords(record({ name: 'Tomato soup' }), 'SOUP tom')).toBe(true);
  expect(hasWords(record({ name: 'Tomato soup' }), 'soup fish')).toBe(false);
  const states = [
    {},
    { draft: true },
    { publish: { from: '2027-06-02' } },
    { publish: { until: '2027-06-01' } },
    { publish: { until: '2027-05-31' } },
  ];
  expect(states.map((value) => stateOf(value, '2027-06-01'))).toEqual(['published', 'draft', 'dated', 'published', 'dated']);
});
