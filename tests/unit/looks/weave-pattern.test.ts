import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weavePatternOf } from '../../../src/looks/weave/weave-pattern.ts';

const size = 12;
const places = Array.from({ length: size }, (_, place) => place);
const patternOf = (seed: string): string => {
  const { isVerticalOnTop } = weavePatternOf(seed);
  return places.map((row) => places.map((column) => (isVerticalOnTop(row, column) ? '#' : '-')).join('')).join('\n');
};

describe('the weave pattern of a text', () => {
  test('gives every row one color, whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (seed) => {
        const { stripes } = weavePatternOf(seed);
        for (const row of places) expect(stripes.filter(({ every, from }) => row % every === from)).toHaveLength(1);
        expect(new Set(stripes.map(({ color }) => color)).size).toBe(stripes.length);
      }),
    );
  });

  test('holds together: no thread lies over all others or under all others', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { isVerticalOnTop } = weavePatternOf(seed);
        for (const one of places) {
          const [across, upright] = [
            places.map((other) => isVerticalOnTop(one, other)),
            places.map((other) => isVerticalOnTop(other, one)),
          ];
          for (const thread of [across, upright]) expect(new Set(thread)).toEqual(new Set([true, false]));
        }
      }),
    );
  });

  test('differs between the pages of a site', () => {
    const headings = [
      'A small studio that finishes things.',
      'Thirteen crafts, one loom.',
      'Let us hear the loose ends.',
      'My Portfolio',
      'Our Latest Blogs',
    ];
    expect(new Set(headings.map((heading) => `${patternOf(heading)}${weavePatternOf(heading).stripes[0]?.color}`)).size).toBeGreaterThan(3);
  });
});
