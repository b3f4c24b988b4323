import { expect, test } from 'vitest';
import { problemsOfBlock } from '../../../support/yaml-texts.ts';

const plan = (fields: string): string => `heading: Prices\ncurrency: EUR\nplans:\n  - name: Shop\n${fields}`;

test.each([
  [`type: pricing\nper: once\n${plan('    price: 9\n    yearlyPrice: 90')}`, 'no yearly price, because "per" is once'],
  [`type: pricing\n${plan('    yearlyPrice: 90')}`, 'needs "price"'],
  [
    `type: pricing\n${plan('    price: 99.5').replace('EUR', 'JPY')}`,
    '99.5 is not accepted for "price". Accepted: a whole amount, because JPY has no decimals',
  ],
  [`type: pricing\n${plan('    price: 9.995')}`, 'an amount with at most 2 decimals, as EUR has'],
  [`type: pricing\n${plan('    price: 9').replace('EUR', 'XYZ')}`, '"XYZ" is not accepted for "currency"'],
  ['type: table\nheading: Stock\ncolumns: [Yarn, Metres]\nrows:\n  - ["", "12"]', 'a first text that names the row. It is empty'],
  ['type: table\nheading: Stock\ncolumns: [Yarn, Metres]\nrows:\n  - [Wool]', '2 texts, one for each column. This row has 1'],
  [
    'type: comparison-table\nheading: Plans\ncolumns: [{ name: A }, { name: B }]\nrows:\n  - label: Phone\n    values: [true, true, true]',
    '2 values, one for each column. This row has 3',
  ],
])('%j is reported once', (yaml, message) => {
  const problems = problemsOfBlock(yaml);
  expect(problems).toHaveLength(1);
  expect(problems.map((one) => `${one.message} ${one.hint}`).join()).toContain(message);
});

test('a price has at most the decimals of its currency', () => {
  expect(problemsOfBlock(`type: pricing\n${plan('    price: 9.125').replace('EUR', 'KWD')}`)).toEqual([]);
});

test('a monthly price may have a yearly one', () => {
  expect(problemsOfBlock(`type: pricing\n${plan('    price: 9\n    yearlyPrice: 90')}`)).toEqual([]);
});
