import { expect, test } from 'vitest';
import { isCurrent } from '../../../src/layout/is-current.ts';

test.each([
  ['/', '/', true, 'home on home'],
  ['/', '/services', false, 'home on another page'],
  ['/services', '/services', true, 'a page on itself'],
  ['/services', '/services/web', true, 'a page on one that lies under it'],
  ['/services', '/services-archive', false, 'a page on one that only begins alike'],
  ['/services/web', '/services', false, 'a page on the one above it'],
  ['#about', '/', false, 'an anchor'],
])('the item %s is current on %s: %s (%s)', (to, path, expected) => {
  expect(isCurrent(to, path)).toBe(expected);
});
