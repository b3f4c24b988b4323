import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { stateOfFields, stateOfOriginal } from '../../../../src/content/validate/translation/merge-own.ts';

const page = 'path: /about\n# A comment\ntitle: About\n\nblocks:\n  - type: hero   \n';

test('is a text without quotes in YAML, whatever the original is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const state = stateOfOriginal(text);
      expect(state).toMatch(/^[a-z]{8}$/);
      expect(parse(`translated: ${state}`)).toEqual({ translated: state });
    }),
  );
});

test('of a file does not change with comments, empty lines and spaces at ends of lines', () => {
  const plain = 'path: /about\r\ntitle: About\r\nblocks:\r\n  - type: hero';
  expect(stateOfOriginal(plain)).toBe(stateOfOriginal(page));
});

test('of a file changes with a word, and with indentation', () => {
  const states = [page, page.replace('About', 'about'), page.replace('  - type', '- type')].map(stateOfOriginal);
  expect(new Set(states).size).toBe(3);
});

test('of a record changes with the translated fields only', () => {
  const record = { id: 'a', question: 'How long?', answer: 'A week.', price: 3 };
  const translated = { question: 'Wie lange?' };
  const state = stateOfFields(record, translated);
  expect(stateOfFields({ ...record, price: 4, answer: 'A day.' }, translated)).toBe(state);
  expect(stateOfFields({ ...record, question: 'How far?' }, translated)).not.toBe(state);
});
