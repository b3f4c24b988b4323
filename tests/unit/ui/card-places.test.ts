import { describe, expect, test } from 'vitest';
import { cardPlaces } from '../../../src/ui/cards/card-places.ts';

const rows = (count: number): number[][] => {
  const found: number[][] = [[]];
  for (const { span, isLastInRow } of cardPlaces(count)) {
    found.at(-1)?.push(span);
    if (isLastInRow) found.push([]);
  }
  return found.slice(0, -1);
};

describe('the places of cards', () => {
  test('are rows of three and two cards, alternating', () => {
    expect(rows(13)).toEqual([
      [2, 2, 2],
      [3, 3],
      [2, 2, 2],
      [3, 3],
      [2, 2, 2],
    ]);
  });

  test.each(Array.from({ length: 24 }, (_, index) => index + 1))('fill all six columns of every row, with %i cards', (count) => {
    expect(cardPlaces(count)).toHaveLength(count);
    for (const row of rows(count)) expect(row.reduce((sum, span) => sum + span, 0)).toBe(6);
  });

  test('no card of the last row has a card below', () => {
    expect(cardPlaces(4).map(({ hasCardBelow }) => hasCardBelow)).toEqual([true, false, true, false]);
  });
});
