import { expect, test } from 'vitest';
import { pageTitle } from '../../src/document/head.tsx';

test.each([
  ['About us', 'Fixture', 'About us | Fixture'],
  ['Fixture, woven well', 'Fixture', 'Fixture, woven well'],
  ['About Fixture', 'Fixture', 'About Fixture'],
])('the page "%s" of %s is titled "%s"', (title, brand, expected) => {
  expect(pageTitle(title, brand)).toBe(expected);
});
