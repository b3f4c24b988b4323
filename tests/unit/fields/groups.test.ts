import { planOf } from '@pagewright/core';
import { expect, test } from 'vitest';
import { collectionIn, withSettings } from '../../../packages/engine/src/client/fields/collection-choice.tsx';
import { fittingFields, withInPlace, withKind } from '../../../packages/engine/src/client/fields/kinds-of-group.ts';
import { withNames } from '../../../packages/engine/src/client/fields/name-after-label.ts';
import { selectionFields } from '../../../packages/engine/src/client/fields/selection-fields.ts';
import {
  addColumn,
  addRow,
  cellValue,
  moveColumn,
  pasteCells,
  putCell,
  putHead,
  readCells,
  removeColumn,
  type TableShape,
  tableOf,
} from '../../../packages/engine/src/client/fields/table-cells.ts';
import { titleOf, withPicture } from '../../../packages/engine/src/client/fields/values.ts';
import type { Field } from '../../../packages/engine/src/editor-schema/controls.ts';
import { fieldsOf } from '../../../packages/engine/src/editor-schema/field-controls.ts';
import siteCode from '../../../src/site.ts';

const fieldsOfType = (type: string): readonly Field[] => fieldsOf(planOf(siteCode.blockSchema(type)));

function formFields(): readonly Field[] {
  const fields = fieldsOfType('form').find(({ name }) => name === 'fields');
  return fields?.control === 'list' && fields.item.control === 'group' ? fields.item.fields : expect.fail('A form has fields.');
}

function tableIn(type: string): TableShape {
  const fields = fieldsOfType(type);
  return fields.map((field) => tableOf(fields, field)).find((table) => table !== undefined) ?? expect.fail(`${type} has no table.`);
}

const namesOf = (fields: readonly Field[]): string[] => fields.map(({ name }) => name);

test('a form field shows the settings of its kind, and one that does not fit when it is there', () => {
  expect(namesOf(fittingFields(formFields(), { kind: 'phone' }))).toContain('country');
  expect(namesOf(fittingFields(formFields(), {}))).not.toContain('country');
  expect(namesOf(fittingFields(formFields(), {}))).toContain('pattern');
  expect(namesOf(fittingFields(formFields(), { country: '+49' }))).toContain('country');
});

test('another kind loses the settings that do not fit, and starts with examples for those that it needs', () => {
  const text = { name: 'size', label: 'Size', pattern: '^[SML]$' };
  const radio = withKind(formFields(), text, 'radio');
  expect(radio).toEqual({ name: 'size', label: 'Size', kind: 'radio', options: ['First option', 'Second option'] });
  const own = { ...radio, options: ['S', 'M'] };
  expect(withKind(formFields(), own, 'select')).toEqual({ ...own, kind: 'select' });
  expect(withKind(formFields(), own, undefined)).toEqual({ name: 'size', label: 'Size' });
});

test('the name of a form field follows its label until somebody writes another or something refers to it, and is unique', () => {
  const others = [{ name: 'phoneNumber', label: 'Phone number' }];
  const added = withNames(formFields(), { name: 'x', label: 'Phone number' }, undefined, others);
  expect(added).toEqual({ name: 'phoneNumber2', label: 'Phone number' });
  const renamed = withNames(formFields(), { name: 'phoneNumber2', label: 'Größe' }, added, others);
  expect(renamed).toEqual({ name: 'groesse', label: 'Größe' });
  const own = { name: 'own', label: 'Größe' };
  expect(withNames(formFields(), { ...own, label: 'Size' }, own, others)).toEqual({ name: 'own', label: 'Size' });
  expect(withNames(formFields(), { name: 'y', label: '大きさ' }, undefined, others)).toEqual({ name: 'field', label: '大きさ' });
  const person = { name: 'name', label: 'Name' };
  const isMentioned = (name: string): boolean => name === 'name';
  expect(withNames(formFields(), { ...person, label: 'Guest' }, person, [], isMentioned)).toEqual({ name: 'name', label: 'Guest' });
  expect(withNames(formFields(), { ...person, label: 'Guest' }, person, others)).toEqual({ name: 'guest', label: 'Guest' });
});

const prices = {
  columns: ['Offer', 'Small'],
  rows: [
    ['Loom', '10'],
    ['Yarn', '1'],
  ],
};

test('a column is added, moved and removed in all rows', () => {
  const shape = tableIn('table');
  const wide = addColumn(prices, shape, 'Large');
  expect(wide).toEqual({
    columns: ['Offer', 'Small', 'Large'],
    rows: [
      ['Loom', '10', ''],
      ['Yarn', '1', ''],
    ],
  });
  expect(moveColumn(wide, shape, 2, 1)).toMatchObject({ columns: ['Offer', 'Large', 'Small'], rows: [['Loom', '', '10'], {}] });
  expect(removeColumn(wide, shape, 2)).toEqual(prices);
  expect(addRow(prices, shape, 'New')).toMatchObject({ rows: [{}, {}, ['New', '']] });
  expect(putHead(prices, shape, 1, undefined, 'S')).toMatchObject({ columns: ['Offer', 'S'] });
  expect(putCell({ ...prices, rows: [['Loom']] }, shape, { row: 0, column: 1 }, '9')).toMatchObject({ rows: [['Loom', '9']] });
});

test('a table whose rows are groups has ticks, and its columns are groups too', () => {
  const shape = tableIn('comparison-table');
  const table = { columns: [{ name: 'Basic' }, { name: 'Full' }], rows: [{ label: 'Support', values: [true, false] }] };
  expect(addColumn(table, shape, 'New')).toEqual({
    columns: [{ name: 'Basic' }, { name: 'Full' }, { name: 'New' }],
    rows: [{ label: 'Support', values: [true, false, false] }],
  });
  expect(addRow(table, shape, 'Row')).toMatchObject({ rows: [{}, { label: 'Row', values: [false, false] }] });
  expect(putCell(table, shape, { row: 0, column: 1 }, 'In words')).toMatchObject({ rows: [{ text: 'In words' }] });
  expect(['x', 'Ja', '✓', '', '-', 'no', '10'].map((text) => cellValue(text, shape))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    '10',
  ]);
});

test('cells of a spreadsheet are pasted from a cell or a head on, and the table grows up to its limits', () => {
  expect(readCells('one text')).toBeUndefined();
  expect(readCells('a\t"b ""c""\nd"\r\n1\t2\r\n')).toEqual([
    ['a', 'b "c" d'],
    ['1', '2'],
  ]);
  const shape = tableIn('table');
  const pasted = pasteCells(prices, shape, { row: -1, column: 0 }, [
    ['Name', 'S', 'L'],
    ['Loom', '11', '22'],
  ]);
  expect(pasted).toEqual({
    columns: ['Name', 'S', 'L'],
    rows: [
      ['Loom', '11', '22'],
      ['Yarn', '1', ''],
    ],
  });
  const grown = pasteCells(prices, shape, { row: 1, column: 1 }, [['5'], ['6']]);
  expect(grown).toMatchObject({ rows: [{}, ['Yarn', '5'], ['?', '6']] });
  const wide = pasteCells(prices, shape, { row: 0, column: 0 }, [Array.from({ length: 12 }, () => 'x')]);
  expect(wide.columns).toHaveLength(8);
});

function selectionIn(type: string, name: string): readonly Field[] {
  const field = fieldsOfType(type).find((one) => one.name === name);
  const group = field?.control === 'options' && field.isSelection ? field.options.find(({ control }) => control === 'group') : undefined;
  return group?.control === 'group' ? group.fields : expect.fail(`${type} has no selection.`);
}

test('a selection of records offers the fields of its collection, those that many need first', () => {
  const [price, diet] = fieldsOfType('quote').map((field, index) => ({
    ...field,
    name: ['price', 'diet'][index] ?? 'id',
    label: undefined,
  }));
  if (!price || !diet) expect.fail('A quote has two fields.');
  const dishes = { name: 'dishes', many: 'dishes', fields: [{ ...price, name: 'id' }, price, { ...diet, label: 'For whom' }] };
  const written = { of: 'dishes', show: ['price'], order: 'newest' };
  const offered = selectionFields(selectionIn('list', 'records'), dishes, written, '{name}, descending');
  expect(namesOf(offered).slice(0, 3)).toEqual(['show', 'group', 'order']);
  expect(namesOf(offered)).not.toContain('of');
  const field = (name: string): unknown => offered.find((one) => one.name === name);
  expect(field('show')).toMatchObject({ item: { values: ['price', 'diet'], labels: { diet: 'For whom' }, sample: 'diet' } });
  expect(field('group')).toMatchObject({ control: 'choice', labels: { price: 'Price', diet: 'For whom' } });
  expect(field('order')).toMatchObject({ values: ['price', 'diet', 'price descending', 'diet descending', 'newest'] });
  expect(field('only')).toMatchObject({ item: { control: 'line', names: 'records dishes' }, form: { isAdvanced: true } });
  expect(field('visitors')).toMatchObject({ fields: expect.arrayContaining([expect.objectContaining({ name: 'search' })]) });
});

test('a selection is the name of its collection while it has no settings', () => {
  expect(collectionIn('dishes')).toBe('dishes');
  expect(withSettings('dishes', { group: 'course' })).toEqual({ of: 'dishes', group: 'course' });
  expect(withSettings({ of: 'dishes', group: 'course' }, { of: 'dishes' })).toBe('dishes');
});

test('a field takes the place of the one that cannot be beside it', () => {
  const records = formFields().find(({ name }) => name === 'records');
  if (!records) expect.fail('A form field can have records.');
  expect(withInPlace(records, { kind: 'select', options: ['a', 'b'] }, 'courses')).toEqual({ kind: 'select', records: 'courses' });
  expect(withInPlace(records, { kind: 'select', options: ['a', 'b'] }, undefined)).toEqual({ kind: 'select', options: ['a', 'b'] });
});

test('a new entry has a picture of the site in place of one that nobody has', () => {
  const sample = { name: 'Somebody', image: { src: '/media/your-picture.jpg', alt: 'What it shows' } };
  const withSource = (src: string): object => ({ name: 'Somebody', image: { src, alt: 'What it shows' } });
  expect(withPicture(sample, ['/media/a.png', '/media/sample.svg'])).toEqual(withSource('/media/sample.svg'));
  expect(withPicture([sample], ['/media/a.png'])).toEqual([withSource('/media/a.png')]);
  expect(withPicture(sample)).toEqual(sample);
});

test('a page itself shows what every page needs, and folds the rest', () => {
  const usual = fieldsOf(planOf(siteCode.pageSchema)).filter(({ form }) => !form.isAdvanced);
  expect(namesOf(usual)).toEqual(['path', 'title', 'description', 'socialImage', 'listed', 'draft', 'publish', 'blocks']);
});

test('weekdays have the names of the language in which somebody edits', () => {
  const hours = fieldsOfType('opening-hours').find(({ name }) => name === 'hours');
  const item = hours?.control === 'list' ? hours.item : expect.fail('It has a list of hours.');
  const value = { days: ['monday', 'saturday'], from: '10:00', to: '16:00' };
  expect(titleOf(item, value, 'de')).toBe('Montag, Samstag');
  expect(titleOf(item, value)).toBe('Monday, Saturday');
});
