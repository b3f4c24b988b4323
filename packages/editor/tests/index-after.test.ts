import { expect, test } from 'vitest';
import { indexAfter } from '../src/client/index-after.ts';

const blocks = (values: string) => [...values].map((value) => ({ type: 'notice', value, key: undefined }));
const page = (values: string) => ({
  path: '/',
  title: '',
  file: '',
  version: '',
  value: {},
  problems: [],
  canUndo: false,
  canRedo: false,
  blocks: blocks(values),
});

test.each([
  ['moved', 'abc', 0, 'bca', undefined, 2],
  ['below one that was added', 'abc', 1, 'xabc', undefined, 2],
  ['one of two that say the same', 'aab', 1, 'aba', undefined, 2],
  ['edited in place', 'aab', 1, 'adb', 'd', 1],
  ['edited in place, otherwise than it was typed', 'aab', 1, 'adb', 'e', 1],
  ['edited and moved', 'abc', 0, 'bcd', 'd', 2],
  ['deleted as the last one', 'ab', 1, 'a', undefined, undefined],
] as const)('a block is found that was %s', (_, before, selected, after, draft, index) => {
  expect(indexAfter({ page: page(before), selected, draft }, blocks(after))).toBe(index);
});
