import { expect, test } from 'vitest';
import { canonicalCode, isKnownLanguage, suggestLanguage } from '../../src/text/language-code.ts';

test.each(['en', 'de-AT', 'de-at', 'zh-CN', 'zh-hant', 'sr-Latn-RS', 'es-419', 'haw', 'EN-gb', 'pt-br'])('%s is a language', (code) => {
  expect(isKnownLanguage(code)).toBe(true);
});

test.each([
  // Codes of countries.
  ['jp', 'ja'],
  ['cz', 'cs'],
  ['gb', 'en-GB'],
  ['us', 'en'],
  ['dk', 'da'],
  ['mx', 'es-MX'],
  ['jp-JP', 'ja'],
  // Outdated codes, and codes of three letters for languages that have one of two.
  ['en-UK', 'en-GB'],
  ['iw', 'he'],
  ['deu', 'de'],
  // No countries.
  ['en-EU', 'en'],
  ['fr-XX', 'fr'],
  // Other ways to write a code or a name.
  ['de_DE', 'de-DE'],
  ['german', 'de'],
  ['Deutsch', 'de'],
  ['日本語', 'ja'],
  ['xx', undefined],
  ['media', undefined],
])('%s is no code of a language in use; suggested: %s', (code, suggested) => {
  expect([isKnownLanguage(code), suggestLanguage(code)]).toEqual([false, suggested]);
});

test('a code is written with the usual capitals', () => {
  expect(['de-at', 'ZH-hans-cn', 'en-UK', 'Deutsch', 'x_y'].map(canonicalCode)).toEqual(['de-AT', 'zh-Hans-CN', 'en-UK', 'Deutsch', 'x_y']);
});
