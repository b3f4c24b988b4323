import { expect, test } from 'vitest';
import { writtenLink } from '../../../packages/engine/src/client/fields/link-input.tsx';
import { readDuration } from '../../../packages/engine/src/client/fields/read-duration.ts';
import { readNumber, readWithin, withoutUnit, writeNumber } from '../../../packages/engine/src/client/fields/read-number.ts';

test.each([
  ['29,90', 'de', 29.9],
  ['29.90', 'de', 29.9],
  ['1.299', 'de', 1299],
  ['1.299,50', 'de', 1299.5],
  ['1 299,50', 'de', 1299.5],
  ['1,299', 'en', 1299],
  ['1.299', 'en', 1.299],
  ['1,299.50', 'en', 1299.5],
  ['29,90', 'en', 29.9],
  ['1.500,00', 'en', 1500],
  ['1.250,50', 'en', 1250.5],
  ['1,250.50', 'de', 1250.5],
  ['1.234.567,8', 'en', 1_234_567.8],
  ['−5', 'en', -5],
  ['1.', 'en', 1],
  ['ten', 'en', undefined],
  ['1.2.3', 'de', undefined],
  ['', 'de', undefined],
])('the number %s is read in %s', (text, language, number) => {
  expect(readNumber(text, language)).toBe(number);
});

test.each([
  ['48,137', 'en', 48.137],
  ['48.137', 'de', 48.137],
  ['-11.576', 'de', -11.576],
  ['48,1371', 'en', 48.1371],
  ['91', 'en', 91],
])('a latitude of %s typed in %s is a decimal number where thousands cannot be meant', (text, language, number) => {
  expect(readWithin(text, language, { minimum: -85, maximum: 85 })).toBe(number);
  expect(readWithin('48,137', 'en', { minimum: 0, maximum: undefined })).toBe(48137);
});

test.each([
  ['24.00 €', 'EUR', '24.00'],
  ['EUR 24', 'EUR', '24'],
  ['$24', 'EUR', '$24'],
  ['£5', 'GBP', '5'],
  ['45.50 pounds', 'GBP', '45.50'],
  ['45,50 Euro', 'EUR', '45,50'],
  ['1 dollar', 'USD', '1'],
  ['3,5 kg', 'kg', '3,5'],
  ['24 €', undefined, '24 €'],
  ['45,- €', 'EUR', '45'],
  ['45,-', 'EUR', '45'],
  ['499/-', 'INR', '499'],
  ['45,-', 'kg', '45,-'],
])('the number %s with the unit %s is %s', (text, unit, number) => {
  expect(withoutUnit(text, unit)).toBe(number);
});

test('a number is written with the decimal comma of German, and read again', () => {
  expect(writeNumber(1299.5, 'de')).toBe('1299,5');
  for (const number of [1299.5, 0.001, -7, 1.299, 1_000_000])
    for (const language of ['de', 'en']) expect(readNumber(writeNumber(number, language), language)).toBe(number);
});

test.each([
  ['1 h 30', '1 h 30 min'],
  ['1:30', '1 h 30 min'],
  ['1,5 h', '1 h 30 min'],
  ['90', '1 h 30 min'],
  ['45', '45 min'],
  ['45 Minuten', '45 min'],
  ['2 Std.', '2 h'],
  ['2 h 0 min', '2 h'],
  ['41 min 23', '41 min 23 s'],
  ['1 week', '1 week'],
  ['2 Wochen', '2 weeks'],
  ['3 tage', '3 days'],
  ['1 Tag', '1 day'],
  ['a while', 'a while'],
  ['', ''],
])('the duration "%s" is written as "%s"', (text, written) => {
  expect(readDuration(text)).toBe(written);
});

test.each([
  ['+49 30 1234567', 'tel:+49301234567'],
  ['030 / 123 45 67', 'tel:0301234567'],
  ['name@example.com', 'mailto:name@example.com'],
  ['www.example.com/a', 'https://www.example.com/a'],
  ['/contact', '/contact'],
  ['#contact', '#contact'],
  ['2027', '2027'],
  ['tel:+49301234567', 'tel:+49301234567'],
])('the link "%s" is written as "%s"', (text, written) => {
  expect(writtenLink(text)).toBe(written);
});
