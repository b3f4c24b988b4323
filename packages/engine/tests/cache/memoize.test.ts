import { expect, test } from 'vitest';
import { memoizeRecent } from '../../../core/src/text/memoize.ts';

test('keeps the values of the keys that were used last', () => {
  const a = { name: 'a' };
  const b = { name: 'b' };
  const c = { name: 'c' };
  const recent = memoizeRecent<{ name: string }, string>(2);
  const worked: string[] = [];
  const use = (key: { name: string }): string =>
    recent(key, () => {
      worked.push(key.name);
      return key.name.toUpperCase();
    });
  expect([a, b, a, c, a, b].map(use)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  // "b" was dropped for "c", because "a" was used after it.
  expect(worked).toEqual(['a', 'b', 'c', 'b']);
});
