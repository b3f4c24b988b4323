import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generatePage, type PageSource } from '../generate/generate-page.ts';

const entries = new Map([['plants', ['fern', 'moss', 'ivy']]]);
const sourceOf = (...texts: string[]): PageSource => ({
  templates: texts.map((text) => ({ file: 'page.yaml', text })),
  variations: [],
  entries,
});
const filled = (text: string, number = 1, edited?: string): string =>
  generatePage(sourceOf(text), { number, seed: 1, ...(edited !== undefined && { edited }) });

describe('the placeholder', () => {
  test('path is the path of the page, number its number', () => {
    expect(filled('path: $(path) # $(number)')).toBe('path: / # 1');
    expect(filled('path: $(path) # $(number)', 7)).toBe('path: /page-7 # 7');
  });

  test('words is that many lowercase words; phrase starts with a capital', () => {
    expect(filled('$(words 3)')).toMatch(/^[a-z]+ [a-z]+ [a-z]+$/);
    expect(filled('$(phrase 2)')).toMatch(/^[A-Z][a-z]* [a-z]+$/);
  });

  test('sentences is that many sentences of 14 words', () => {
    expect(filled('$(sentences 2)')).toMatch(/^(?:[A-Z][a-z]*(?: [a-z]+){13}\.(?: (?!$)|$)){2}$/);
  });

  test('words, phrase and sentences have other languages', () => {
    expect(filled('$(words 2 hi)')).toMatch(/^\p{Script=Devanagari}+ \p{Script=Devanagari}+$/u);
    expect(filled('$(phrase 1 ar)')).toMatch(/^\p{Script=Arabic}+$/u);
    expect(filled('$(sentences 1 ja)')).toMatch(/^(?:[\p{Script=Han}\p{Script=Hiragana}]+ ?){14}\.$/u);
    expect(filled('$(words 30 de) $(words 30 fr)')).toMatch(/ü.*é/);
  });

  test('integer stays within its limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (number) => {
        const value = Number(filled('$(integer 3 5)', number));
        expect([3, 4, 5]).toContain(value);
      }),
    );
  });

  test('turn and entry return their values in turn', () => {
    const pages = [1, 2, 3, 4].map((number) => filled('$(turn /a /b) $(entry plants)', number));
    expect(pages).toEqual(['/b moss', '/a ivy', '/b fern', '/a moss']);
    expect(filled('$(entry plants) $(entry plants 1) $(entry plants 2)')).toBe('moss ivy fern');
  });

  test('edited is a phrase, or the text of an edit; an edit changes nothing after it', () => {
    const before = filled('$(edited 2) - $(words 5)');
    const after = filled('$(edited 2) - $(words 5)', 1, 'Another text');
    expect(before).toMatch(/^[A-Z][a-z]* [a-z]+ - /);
    expect(after).toBe(before.replace(/^.* - /, 'Another text - '));
  });

  test.each([
    ['$(colour)', 'page.yaml: $(colour): There is no such placeholder. Known: path, number, words'],
    ['$()', 'page.yaml: $(): There is no such placeholder.'],
    ['$(words many)', 'page.yaml: $(words many): "many" must be a number from 1 to 999999.'],
    ['$(words)', 'page.yaml: $(words): "" must be a number from 1 to 999999.'],
    ['$(words 2 xx)', 'page.yaml: $(words 2 xx): There are no words of the language "xx". Known: en, de, fr, hi, ar, ja.'],
    ['$(turn)', 'page.yaml: $(turn): There is no value to choose from.'],
    ['$(entry animals)', 'page.yaml: $(entry animals): "animals" is not listed under collections in bench.yaml.'],
  ])('%s is an error that names the template', (text, message) => {
    expect(() => filled(text)).toThrow(message);
  });
});

test('templates are used in turn', () => {
  const pages = [1, 2, 3].map((number) => generatePage(sourceOf('a', 'b'), { number, seed: 1 }));
  expect(pages).toEqual(['b', 'a', 'b']);
});

test('every third page has a variation of its template, one after the other', () => {
  const variations = ['one', 'two', 'three'].map((replacement) => ({ find: replacement === 'two' ? 'z' : 'b', replacement }));
  const pages = [1, 2, 3, 4, 5, 8].map((number) => generatePage({ ...sourceOf('a b b'), variations }, { number, seed: 1 }));
  // The template does not contain the text of the second variation.
  expect(pages).toEqual(['a b b', 'a one b', 'a b b', 'a b b', 'a three b', 'a one b']);
});

test('other text stays as it is, with its comments and order', () => {
  const text = '# $ ( not a placeholder )\nb: "$5"\na: { from: 0 }\n';
  expect(filled(text)).toBe(text);
});
