import { expect, test } from 'vitest';
import { parseUrl } from '../../src/text/parse-url.ts';

test('parses a URL, and returns undefined for other texts', () => {
  expect(parseUrl('https://example.com/a')?.hostname).toBe('example.com');
  expect(parseUrl('/a')).toBeUndefined();
  expect(parseUrl('https://')).toBeUndefined();
});

test('parses a URL with letters beyond ASCII however often it is called', () => {
  let failures = 0;
  for (let call = 0; call < 20_000; call += 1) if (!parseUrl('https://bücher.example/straße')) failures += 1;
  expect(failures).toBe(0);
});
