import { describe, expect, test } from 'vitest';
import { wovenPlaces } from '../../../src/ui/woven-places.ts';

const rows = (count: number): number[][] => {
  const found: number[][] = [[]];
  for (const { span, isLastInRow } of wovenPlaces(count)) {
    found.at(-1)?.push(span);
    if (isLastInRow) found.push([]);
  }
  return found.slice(0, -1);
};

describe('the places of cells in the cloth', () => {
  test('are rows of three and of two by turns', () => {
    expect(rows(13)).toEqual([
      [2, 2, 2],
      [3, 3],
      [2, 2, 2],
      [3, 3],
      [2, 2, 2],
    ]);
  });

  test.each(Array.from({ length: 24 }, (_, index) => index + 1))('fill all six columns of every row, with %i cells', (count) => {
    expect(wovenPlaces(count)).toHaveLength(count);
    for (const row of rows(count)) expect(row.reduce((sum, span) => sum + span, 0)).toBe(6);
  });

  test('lead down from no cell of the last row', () => {
    expect(wovenPlaces(4).map(({ leadsDown }) => leadsDown)).toEqual([true, false, true, false]);
  });
});
