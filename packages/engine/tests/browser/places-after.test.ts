import { expect, test } from 'vitest';
import { placesAfter } from '../../src/browser/places-after.ts';

test.each([
  ['moved', 'abc', 'bca', [2, 0, 1]],
  ['below one that was added', 'abc', 'xabc', [1, 2, 3]],
  ['some of which say the same', 'aab', 'aba', [0, 2, 1]],
  ['one of which was edited in place', 'abc', 'adc', [0, 1, 2]],
  ['one of which was edited, while another was moved', 'abcd', 'dabx', [1, 2, 3, 0]],
  ['the last of which was deleted', 'ab', 'a', [0, undefined]],
  ['of which one of two that say the same was deleted: nobody can tell which', 'aab', 'ab', [undefined, undefined, 1]],
] as const)('entries are found that were %s', (_, before, after, places) => {
  expect(placesAfter([...before], [...after])).toEqual(places);
});

test('an edited entry is found by its id, else by its type', () => {
  const before = [{ type: 'a', id: 'one', text: 'x' }, { type: 'b' }];
  expect(placesAfter(before, [{ type: 'b' }, { type: 'n' }, { type: 'a', id: 'one', text: 'y' }])).toEqual([2, 0]);
  expect(placesAfter([{ type: 'a', text: 'x' }], [{ type: 'n' }, { type: 'a', text: 'y' }])).toEqual([1]);
});
