import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { splitParagraphs } from '../../../src/ui/text/split-paragraphs.ts';

const nine = Array.from({ length: 9 }, (_, index) => `Sentence number ${index + 1} stands here.`);

describe('a text split into paragraphs', () => {
  test('has three of similar length', () => {
    expect(splitParagraphs(nine.join(' '), { language: 'en' })).toEqual([
      nine.slice(0, 3).join(' '),
      nine.slice(3, 6).join(' '),
      nine.slice(6).join(' '),
    ]);
  });

  test.each([
    ['One.', ['One.']],
    ['One. Two.', ['One.', 'Two.']],
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ])('of few sentences has no more paragraphs than sentences: %s', (text, expected) => {
    expect(splitParagraphs(text, { language: 'en' })).toEqual(expected);
  });

  test('keeps three paragraphs when one sentence is far longer than the rest', () => {
    expect(splitParagraphs(`${'Long '.repeat(80).trim()}. Short. End.`, { language: 'en' })).toHaveLength(3);
    expect(splitParagraphs(`Short. End. ${'Long '.repeat(80).trim()}.`, { language: 'en' })).toHaveLength(3);
  });

  test.each([
    ['en', 'Mr. Rao came'],
    ['en', 'e.g. Rust or Go'],
    ['en', 'J. Rao signed'],
    ['en', 'version 2.0 is out'],
    ['en', 'Dr. Iyer, i.e. Asha, agreed'],
    ['en', 'in the U.S. Army of clerks'],
    ['en', 'Harbourline Ltd. Pune paid'],
    ['de', 'z. B. Läden und Praxen'],
    ['de', 'z.B. Läden und Praxen'],
    ['de', 'Läden bzw. Praxen'],
    ['de', 'ca. 20 Läden, u. a. Bäcker'],
    ['de-AT', 'Läden, Praxen usw. Mehr nicht'],
    ['de', 'im 2. Stock, Nr. 14, bei Fr. Dr. Aumann'],
    ['fr', 'p. ex. Lyon et M. Dupont'],
  ])('in %s does not break inside "%s"', (language, words) => {
    expect(splitParagraphs(`First: ${words}. Then more.`, { language, count: 2 })[0]).toBe(`First: ${words}.`);
  });

  test('breaks behind a closing quotation mark', () => {
    expect(splitParagraphs('She said "stop." He did.', { language: 'en', count: 2 })).toEqual(['She said "stop."', 'He did.']);
  });

  test('loses nothing of the services of the site', () => {
    const texts: { detailContent: string }[] = parse(readFileSync(inProject('tests/sites/blocks/collections/services.yaml'), 'utf8'));
    for (const { detailContent } of texts) expect(splitParagraphs(detailContent, { language: 'en' }).join(' ')).toBe(detailContent);
  });
});
