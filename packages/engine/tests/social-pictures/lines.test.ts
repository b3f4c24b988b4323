import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakLines, fitTitle } from '../../src/social-pictures/fit-title.ts';

const lengthOf = (line: string): number => line.length;

describe('the lines of a title', () => {
  test('are broken at spaces', () => {
    expect(breakLines('Bread that is baked before sunrise', 12, lengthOf)).toEqual(['Bread that', 'is baked', 'before', 'sunrise']);
  });

  test('are broken between letters where a word is wider than a line', () => {
    expect(breakLines('a 日出之前烤好的面包', 4, lengthOf)).toEqual(['a 日出', '之前烤好', '的面包']);
  });

  test('have all words of the title, and no line is too wide', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 }), fc.integer({ min: 1, max: 30 }), (words, width) => {
        const lines = breakLines(words.join(' '), width, lengthOf);
        expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      }),
    );
  });

  test('are smaller in a long title', () => {
    const half = (line: string): number => line.length / 2;
    const space = { width: 760, height: 374 };
    expect(fitTitle('Home', space, half)).toEqual({ size: 96, lines: ['Home'] });
    expect(fitTitle('Bread that is baked before sunrise in the old town', space, half).size).toBe(72);
  });

  test('end with an ellipsis when the title is too long for every size', () => {
    const { size, lines } = fitTitle('bread '.repeat(100), { width: 760, height: 374 }, (line) => line.length / 2);
    expect(size).toBe(50);
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toMatch(/bread…$/);
  });
});
