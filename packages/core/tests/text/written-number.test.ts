import { expect, test } from 'vitest';
import { readNumber } from '../../src/text/written-number.ts';

test.each([
  ['29,90', 'de', ['29.90']],
  ['29,90', 'en', ['29.90', '2990']],
  ['1,5', 'en', ['1.5', '15']],
  ['1.299,00', 'de', ['1299.00']],
  ['1.299,00', 'en', ['1299.00']],
  ['1,299.00', 'de', ['1299.00']],
  ['1,299', 'en', ['1299']],
  ['1,299', 'de', ['1299', '1.299']],
  ['1.299 €', 'de', ['1299', '1.299']],
  ['1.299 USD', 'en', ['1.299']],
  ['1.299.000', 'de', ['1299000']],
  ['1,25,000', 'en-IN', ['125000']],
  ['₹ 1,25,000.50', 'en-IN', ['125000.50']],
  ['1 299,00 €', 'fr', ['1299.00']],
  ['1\u202F299,00 €', 'fr', ['1299.00']],
  ["1'299", 'de', ['1299']],
  ['R$ 1.299,90', 'pt-BR', ['1299.90']],
  ['３，９８０円', 'ja', ['3980']],
  ['Rs. 499/-', 'en', ['499']],
  ['29,-', 'de', ['29']],
  ['1.200,- €', 'de', ['1200']],
  ['1.200,- €', 'en', ['1200']],
  ["CHF 1'299.–", 'de', ['1299']],
  ['$29', 'en', ['29']],
  ['ca. 50', 'en', ['50']],
  ['−4,5', 'de', ['-4.5']],
  ['48,137154', 'de', ['48.137154']],
  ['0,125', 'de', ['0.125']],
  ['12,34,56', 'en', []],
])('%s in %s can be %j', (written, language, readings) => {
  expect(readNumber(written, language)?.readings).toEqual(readings);
});

test.each(['free', '9 to 5', '05/01/2027', '', '-'])('"%s" is not one number', (written) => {
  expect(readNumber(written, 'en')).toBeUndefined();
});

test('what is after the digits is kept', () => {
  expect(readNumber('1,5 Mio.', 'de')).toEqual({ readings: ['1.5'], suffix: 'Mio.' });
  expect(readNumber('20%', 'en')).toEqual({ readings: ['20'], suffix: '%' });
});
