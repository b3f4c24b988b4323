import { expect, test } from 'vitest';
import { fieldTexts } from '../../engine/src/client/fields/field-texts.ts';
import { en } from '../src/texts/en.ts';
import { fieldTextsOf, textFileOf, textsOf } from '../src/texts/index.ts';

/** Texts that German and English have in common. */
const inBoth = [
  '{count} px',
  '{name}: {count}',
  '{count} of {all}',
  'Editor',
  'Block {number}',
  'Code',
  'Icon',
  'in {name}',
  'Link',
  'Name {number}',
  'optional',
  'Original',
  'Text',
  'Text…',
  'Website: {name}',
  'Website',
];

test.each(['en', 'de'] as const)('the history calls an entry of a list as its form does (%s)', (language) => {
  expect(textsOf(language).entry).toBe(fieldTextsOf(language).entry);
});

const names = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each([
  { section: 'editor', english: en },
  { section: 'fields', english: fieldTexts },
] as const)('"$section" in texts/de.yaml has a text for each key, and no others', ({ section, english }) => {
  expect(Object.keys(textFileOf('de')[section]).sort()).toEqual(Object.keys(english).sort());
});

test.each([
  { name: 'the editor', english: textsOf('en'), german: Object.entries(textsOf('de')) },
  { name: 'the fields', english: fieldTexts, german: Object.entries(fieldTextsOf('de')) },
])('every text of $name has German words of its own, with the same names to fill in', ({ english, german }) => {
  const inEnglish = new Map<string, string>(Object.entries(english));
  expect(german.filter(([key, text]) => inEnglish.get(key) === text && !inBoth.includes(text))).toEqual([]);
  for (const [key, text] of german) expect(names(text), key).toEqual(names(inEnglish.get(key) ?? ''));
});
