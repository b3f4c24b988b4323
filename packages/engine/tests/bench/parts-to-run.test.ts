import { expect, test } from 'vitest';
import { benchParts, partsToRun } from '../../src/bench/index.ts';

test('peers runs only when it is named, because it installs other site builders', () => {
  expect(partsToRun(['peers'])).toEqual(['peers']);
  expect(Object.keys(benchParts).filter((part) => !partsToRun([]).includes(part))).toEqual(['peers']);
});
