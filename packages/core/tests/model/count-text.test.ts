import { expect, test } from 'vitest';
import { fillInCount, formFor } from '../../src/model/count-text.ts';
import { arabic } from '../../src/strings/ar.ts';
import { english } from '../../src/strings/en.ts';
import { french } from '../../src/strings/fr.ts';
import { hindi } from '../../src/strings/hi.ts';

const forms = { ar: arabic, en: english, fr: french, hi: hindi };
const files = (language: keyof typeof forms, count: number): string => fillInCount(forms[language].formFields.fileCount, count, language);

test('English has a form for one', () => {
  expect([files('en', 1), files('en', 2)]).toEqual(['Choose only one file', 'Choose at most 2 files']);
});

test('French uses the singular for zero', () => {
  expect([0, 1, 2].map((count) => formFor({ one: 'page', many: 'de pages', other: 'pages' }, count, 'fr'))).toEqual([
    'page',
    'page',
    'pages',
  ]);
});

test('Arabic has six forms', () => {
  const { fileCount } = arabic.formFields;
  expect([0, 1, 2, 3, 11, 100].map((count) => formFor(fileCount, count, 'ar'))).toEqual([
    fileCount.zero,
    fileCount.one,
    fileCount.two,
    fileCount.few,
    fileCount.many,
    fileCount.other,
  ]);
  expect(files('ar', 7)).toContain('7 ملفات');
});

test('numbers are written as the language does', () => {
  const forms = { other: '{count}' };
  expect(['en', 'de', 'hi', 'ar-EG'].map((language) => fillInCount(forms, 123_456, language))).toEqual([
    '123,456',
    '123.456',
    '1,23,456',
    '١٢٣٬٤٥٦',
  ]);
});

test('a form that a text does not have is the one for most numbers', () => {
  expect(fillInCount({ one: 'one', other: '{count} things' }, 3, 'ar')).toBe('3 things');
});
