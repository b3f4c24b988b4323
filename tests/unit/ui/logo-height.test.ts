import { expect, test } from 'vitest';
import { logoHeight } from '../../../src/ui/cards/logo-height.ts';

/** The size of Tailwind's unit of spacing. */
const pixels = (height: string): number => Number(height.replace('h-', '')) * 4;

test.each([1, 1.7, 2.4, 3.5, 4, 6.5])('a logo %s times as wide as high covers about as much as others', (ratio) => {
  const height = pixels(logoHeight({ width: ratio * 100, height: 100 }));
  expect(height * height * ratio).toBeGreaterThan(3500);
  expect(height * height * ratio).toBeLessThan(10_000);
});
