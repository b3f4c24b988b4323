import { expect, test } from 'vitest';
import { directionOf, languagesOf, pathInLanguage } from '../../src/model/languages.ts';

test.each([
  ['en', 'ltr'],
  ['de-AT', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['ur', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
])('%s is written %s', (code, direction) => {
  expect(directionOf(code)).toBe(direction);
});

test('the default language has no prefix, the others have their code in lowercase letters', () => {
  const languages = languagesOf({ language: 'en', languages: { en: { name: 'English' }, 'pt-BR': { name: 'Português', fallback: 'en' } } });
  expect(languages).toEqual([
    { code: 'en', name: 'English', direction: 'ltr', prefix: '', hasFallback: false },
    { code: 'pt-BR', name: 'Português', direction: 'ltr', prefix: '/pt-br', hasFallback: true },
  ]);
  expect(languages.flatMap((language) => ['/', '/about'].map((path) => pathInLanguage(path, language)))).toEqual([
    '/',
    '/about',
    '/pt-br',
    '/pt-br/about',
  ]);
});

test('a site without "languages" has its default language only', () => {
  expect(languagesOf({ language: 'ar', languages: {} })).toEqual([
    { code: 'ar', name: 'ar', direction: 'rtl', prefix: '', hasFallback: false },
  ]);
});
