import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generatePage, type PageSource } from '../../src/bench/generate/generate-page.ts';

const entries = new Map([['plants', ['fern', 'moss', 'ivy']]]);
const sourceOf = (...texts: string[]): PageSource => ({ templates: texts.map((text) => ({ file: 'page.yaml', text })), entries });
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

test('other text stays as it is, with its comments and order', () => {
  const text = '# $ ( not a placeholder )\nb: "$5"\na: { from: 0 }\n';
  expect(filled(text)).toBe(text);
});
