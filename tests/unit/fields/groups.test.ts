import { planOf } from '@pagewright/core';
import { expect, test } from 'vitest';
import { fittingFields, withKind } from '../../../packages/engine/src/client/fields/kinds-of-group.ts';
import { withNames } from '../../../packages/engine/src/client/fields/name-after-label.ts';
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
import { titleOf } from '../../../packages/engine/src/client/fields/values.ts';
import type { Field } from '../../../packages/engine/src/editor-schema/controls.ts';
import { fieldsOf } from '../../../packages/engine/src/editor-schema/field-controls.ts';
import siteCode from '../../../src/site.ts';

const fieldsOfType = (type: string): Field[] => fieldsOf(planOf(siteCode.blockSchema(type)));

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

test('the name of a new form field follows its label until somebody writes another, and is unique', () => {
  const others = [{ name: 'phoneNumber', label: 'Phone number' }];
  const added = withNames(formFields(), { name: 'x', label: 'Phone number' }, undefined, others);
  expect(added).toEqual({ name: 'phoneNumber2', label: 'Phone number' });
  const renamed = withNames(formFields(), { name: 'phoneNumber2', label: 'Größe' }, added, others);
  expect(renamed).toEqual({ name: 'groesse', label: 'Größe' });
  const own = { name: 'own', label: 'Größe' };
  expect(withNames(formFields(), { ...own, label: 'Size' }, own, others)).toEqual({ name: 'own', label: 'Size' });
  expect(withNames(formFields(), { name: 'y', label: '大きさ' }, undefined, others)).toEqual({ name: 'field', label: '大きさ' });
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

test('weekdays have the names of the language in which somebody edits', () => {
  const hours = fieldsOfType('opening-hours').find(({ name }) => name === 'hours');
  const item = hours?.control === 'list' ? hours.item : expect.fail('It has a list of hours.');
  const value = { days: ['monday', 'saturday'], from: '10:00', to: '16:00' };
  expect(titleOf(item, value, 'de')).toBe('Montag, Samstag');
  expect(titleOf(item, value)).toBe('Monday, Saturday');
});
