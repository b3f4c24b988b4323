import { expect, test } from 'vitest';
import { plainText } from '../../src/text/invisible-characters.ts';

test.each([
  ['Donau\u00ADdampf', 'Donaudampf'],
  ['Cafe\u0301', 'Caf\u00E9'],
  ['one\u200Btwo\u200B', 'onetwo'],
  ['\uFEFFone\u2060two', 'onetwo'],
  ['a\u200Cb\u200Dc', 'abc'],
  ['one\u2028two', 'one two'],
  ['A\u200EB', 'AB'],
  ['\u3164', ''],
])('%j is read as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each([
  'Plain words',
  'می\u200Cخواهم',
  'क्\u200Dष',
  '👩\u200D👩\u200D👧',
  '❤\uFE0F',
  '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  'שלום (C++)\u200F!',
])('%j stays as it is, because what is invisible in it changes what is seen', (text) => {
  expect(plainText(text)).toBe(text);
});
