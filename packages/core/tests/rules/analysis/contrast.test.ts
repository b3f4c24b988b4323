import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '../../../src/model/contrast.ts';
import { nearestShade } from '../../../src/rules/analysis/contrast.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
])('%s on %s has a contrast of %d to 1', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});

test('contrast is symmetric and between 1 and 21', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const ratio = contrast(one, other);
      expect(ratio).toBe(contrast(other, one));
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThanOrEqual(21.01);
    }),
  );
});

test('the nearest readable shade has enough contrast', () => {
  fc.assert(
    fc.property(colour, colour, (one, background) => {
      const found = nearestShade(one, (shade) => contrast(shade, background) >= 4.5);
      expect(found).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrast(found ?? background, background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
