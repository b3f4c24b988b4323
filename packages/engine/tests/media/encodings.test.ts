import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MediaFacts } from '../../../core/src/media/media-facts.ts';
import { planEncodings } from '../../../core/src/media/published-media.ts';

const picture = (width: number, height = 100): MediaFacts => ({
  absolute: '/somewhere/team.png',
  publishedName: 'team-0123456789.png',
  bytes: 1000,
  isBitmap: true,
  size: { width, height },
});
const widthsOf = (width: number, format: string): number[] =>
  planEncodings(picture(width)).flatMap((one) => (one.format === format ? [one.width] : []));

describe('the encodings of a bitmap', () => {
  test.each([
    [48, [48]],
    [320, [320]],
    [321, [320, 321]],
    [1000, [320, 480, 750, 1000]],
    [1920, [320, 480, 750, 1200, 1600, 1920]],
    [5000, [320, 480, 750, 1200, 1600, 1920]],
  ])('with %i pixels width have the widths %j', (width, widths) => {
    expect(widthsOf(width, 'avif')).toEqual(widths);
  });

  test.each([
    [48, 48],
    [750, 750],
    [5000, 750],
  ])('with %i pixels width have one WebP of %i pixels', (width, fallback) => {
    expect(widthsOf(width, 'webp')).toEqual([fallback]);
  });

  test('have names with a hash of the source, the width and the format', () => {
    expect(planEncodings(picture(48)).map(({ name }) => name)).toEqual(['team-0123456789-48.avif', 'team-0123456789-48.webp']);
  });

  test('are never wider than the picture, and unique', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (width) => {
        const plan = planEncodings(picture(width));
        const names = plan.map(({ name }) => name);
        expect(plan.every((one) => one.width <= width)).toBe(true);
        expect(new Set(names).size).toBe(names.length);
        expect(plan.some(({ format }) => format === 'avif')).toBe(true);
      }),
    );
  });
});

test('an SVG, a video and a font have no encodings', () => {
  expect(planEncodings({ ...picture(100), isBitmap: false })).toEqual([]);
  const { size: _, ...film } = picture(100);
  expect(planEncodings(film)).toEqual([]);
});
