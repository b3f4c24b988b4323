import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeInRing, turnAfterDrag } from '../../../src/ui/ring.ts';

const ring = fc
  .record({
    show: fc.integer({ min: 1, max: 4 }),
    more: fc.integer({ min: 1, max: 12 }),
    turned: fc.double({ min: -50, max: 50, noNaN: true }),
  })
  .map(({ show, more, turned }) => ({ show, count: show + more, turned }));
const placesOf = ({ count, show, turned }: { count: number; show: number; turned: number }): number[] =>
  Array.from({ length: count }, (_, index) => placeInRing(index, { count, show, turned }));

describe('the slides of a ring', () => {
  test('stand side by side, one a place, without a gap', () => {
    fc.assert(
      fc.property(ring, (one) => {
        const sorted = placesOf(one).sort((a, b) => a - b);
        for (const [index, place] of sorted.entries()) expect(place - (sorted[0] ?? 0)).toBeCloseTo(index, 6);
      }),
    );
  });

  test('fill the view, however the ring is turned', () => {
    fc.assert(
      fc.property(ring, (one) => {
        const sorted = placesOf(one).sort((a, b) => a - b);
        expect(sorted[0]).toBeLessThanOrEqual(0);
        expect((sorted.at(-1) ?? 0) + 1).toBeGreaterThanOrEqual(one.show);
      }),
    );
  });

  test('at rest show those that follow one another from where the ring is turned to', () => {
    fc.assert(
      fc.property(ring, (one) => {
        const turned = Math.round(one.turned);
        const places = placesOf({ ...one, turned });
        for (let place = 0; place < one.show; place++) {
          const index = (((turned + place) % one.count) + one.count) % one.count;
          expect(places[index]).toBe(place);
        }
      }),
    );
  });
});

test.each([
  [0.1, 0],
  [-0.2, 0],
  [0.3, 1],
  [-0.3, -1],
  [1.2, 1],
  [1.6, 2],
  [-2.7, -3],
])('a drag by %d slides turns by %d', (by, turns) => {
  expect(turnAfterDrag(4, by)).toBe(4 + turns);
});
