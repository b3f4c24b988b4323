import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileNameOf, slugOf, slugOfValue } from '../../../packages/core/src/text/slug.ts';

describe('a slug', () => {
  test.each([
    ['Größe', 'groesse'],
    ['Über uns!', 'ueber-uns'],
    ['Smørrebrød', 'smorrebrod'],
    ['О нас', 'o-nas'],
    ['Ελληνικά', 'ellinika'],
    ["What's new?", 'whats-new'],
    ['Fragen & Antworten', 'fragen-antworten'],
    ['heroVideo', 'hero-video'],
    ['ﬁne print', 'fine-print'],
    ['東京 Tokyo', 'tokyo'],
  ])('of %j is in Latin letters: %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  test.each([
    ['हिन्दी पेज', 'हिन्दी-पेज'],
    ['東京 案内', '東京-案内'],
    ['ภาษาไทย!', 'ภาษาไทย'],
  ])('of %j, which cannot be written in Latin letters, has the original letters: %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  test.each(['', '  ', '!?', '---'])('of %j, without letters and digits, is empty', (text) => {
    expect(slugOf(text)).toBe('');
  });

  test.each([
    ['C', 'c'],
    ['C++', 'c-plus-plus'],
    ['C#', 'c-sharp'],
    ['Ｃ＃', 'c-sharp'],
    ['.NET', 'dot-net'],
    ['Net', 'net'],
    ['A+', 'a-plus'],
    ['A', 'a'],
    ['A-', 'a-minus'],
  ])('of a single word with signs has words for them, as a value too: %s is %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
    expect(slugOfValue(text)).toBe(slug);
  });

  test.each([
    ['C++ basics', 'c-basics', 'c-plus-plus-basics'],
    ['C# and .NET', 'c-and-net', 'c-sharp-and-dot-net'],
    ['Node.js', 'node-js', 'node-js'],
    ['ASP.NET', 'asp-net', 'asp-net'],
    ['Q&A', 'q-a', 'q-a'],
    ['#1 in Köln', '1-in-koeln', '1-in-koeln'],
    ['Vor- und Nachteile', 'vor-und-nachteile', 'vor-und-nachteile'],
    ['1+1 free', '1-1-free', '1-1-free'],
    ['Wait...', 'wait', 'wait'],
  ])('of a longer text stays as it was published; that of a value tells signs apart: %s is %s, %s', (text, slug, ofValue) => {
    expect(slugOf(text)).toBe(slug);
    expect(slugOfValue(text)).toBe(ofValue);
  });

  test.each([
    ['Donau\u00ADdampf\u00ADschiff', 'donaudampfschiff'],
    ['Cafe\u0301\u200B', 'cafe'],
    ['\uFEFFHot\u2060el', 'hotel'],
  ])('has no trace of invisible characters: %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
    expect(fileNameOf(`${text}.png`)).toBe(
      `${text
        .normalize('NFC')
        .replaceAll(/\p{Cf}/gu, '')
        .replace('é', 'e')}.png`,
    );
  });

  test('of any text has letters, digits and single hyphens; a Latin slug is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugOf(text);
        expect(slug).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u);
        if (/^[a-z0-9-]*$/.test(slug)) expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

describe('the name of a file', () => {
  test.each([
    ['Our Bench.png', 'Our-Bench.png'],
    ['Größe_2.v1.jpg', 'Groesse_2.v1.jpg'],
    ['図.png', ''],
  ])('%j becomes %j', (name, expected) => {
    expect(fileNameOf(name)).toBe(expected);
  });
});

test('the letters without accents that the search folds are the same in a slug', () => {
  expect(['Ærø', 'ÆRØ', 'Þór', 'Łódź', 'Đà Nẵng', 'Işık', 'Œuvre', 'Sŋ', 'Straße'].map(slugOf)).toEqual([
    ...['aero', 'aero', 'thor', 'lodz', 'da-nang', 'isik', 'oeuvre', 'sn', 'strasse'],
  ]);
});
