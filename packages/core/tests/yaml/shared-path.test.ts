import { expect, test } from 'vitest';
import { sharedPath } from '../../src/yaml/shared-path.ts';

test('equal paths are one array, other paths are not', () => {
  expect(sharedPath(['blocks', 2, 'title'])).toEqual(['blocks', 2, 'title']);
  expect(sharedPath(['blocks', 2, 'title'])).toBe(sharedPath(['blocks', 2, 'title']));
  expect(sharedPath(['blocks', '2', 'title'])).toEqual(['blocks', '2', 'title']);
  expect(sharedPath(['blocks', '2', 'title'])).not.toBe(sharedPath(['blocks', 2, 'title']));
  expect(sharedPath([])).toEqual([]);
});
