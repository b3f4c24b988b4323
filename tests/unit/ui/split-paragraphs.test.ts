import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { splitParagraphs } from '../../../src/ui/text/split-paragraphs.ts';

const nine = Array.from({ length: 9 }, (_, index) => `Sentence number ${index + 1} stands here.`);

describe('a text split into paragraphs', () => {
  test('has three of similar length', () => {
    expect(splitParagraphs(nine.join(' '))).toEqual([nine.slice(0, 3).join(' '), nine.slice(3, 6).join(' '), nine.slice(6).join(' ')]);
  });

  test.each([
    ['One.', ['One.']],
    ['One. Two.', ['One.', 'Two.']],
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ])('of few sentences has no more paragraphs than sentences: %s', (text, expected) => {
    expect(splitParagraphs(text)).toEqual(expected);
  });

  test('keeps three paragraphs when one sentence is far longer than the rest', () => {
    expect(splitParagraphs(`${'Long '.repeat(80).trim()}. Short. End.`)).toHaveLength(3);
    expect(splitParagraphs(`Short. End. ${'Long '.repeat(80).trim()}.`)).toHaveLength(3);
  });

  test.each([
    'Mr. Rao came',
    'e.g. Rust or Go',
    'J. Rao signed',
    'version 2.0 is out',
    'Dr. Iyer, i.e. Asha, agreed',
    'in the U.S. Army of clerks',
  ])('does not break inside "%s"', (words) => {
    expect(splitParagraphs(`First: ${words}. Then more.`, 2)[0]).toBe(`First: ${words}.`);
  });

  test('breaks behind a closing quotation mark', () => {
    expect(splitParagraphs('She said "stop." He did.', 2)).toEqual(['She said "stop."', 'He did.']);
  });

  test('loses nothing of the services of the site', () => {
    const texts: { detailContent: string }[] = parse(readFileSync(inProject('tests/sites/blocks/collections/services.yaml'), 'utf8'));
    for (const { detailContent } of texts) expect(splitParagraphs(detailContent).join(' ')).toBe(detailContent);
  });
});
