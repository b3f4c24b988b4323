import { expect, test } from 'vitest';
import { FileAfter, placesAfter } from '../src/client/places-after.ts';

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

test.each([
  ['moved', { kind: 'move', path: ['blocks'], from: 0, to: 1 }, ['same', 'same', 'c'], 1],
  ['below one that was added', { kind: 'insert', path: ['blocks'], at: 0, value: 'same' }, ['same', 'same', 'same', 'c'], 1],
  ['below one that was deleted', { kind: 'delete', path: ['blocks', 0] }, ['same', 'c'], undefined],
  ['above its copy', { kind: 'copy', path: ['blocks'], index: 0 }, ['same', 'same', 'same', 'c'], 0],
] as const)('one of two blocks that say the same is found when it was %s here', (_, change, blocks, index) => {
  const after = new FileAfter({ blocks: ['same', 'same', 'c'] }, { blocks }, [change]);
  expect(after.pathOf(['blocks', 0, 'heading'])).toEqual(index === undefined ? undefined : ['blocks', index, 'heading']);
});
