import { expect, test } from 'vitest';
import { wordsOfName } from '../../src/text/words-of-name.ts';

test.each([
  ['heading', 'Heading'],
  ['openingDay', 'Opening day'],
  ['ctaLabel', 'CTA label'],
  ['googleMaps', 'Google maps'],
  ['service-list', 'Service list'],
  ['pageUrl', 'Page URL'],
  ['identity', 'Identity'],
])('the name %s is read as "%s"', (name, words) => {
  expect(wordsOfName(name)).toBe(words);
});
