import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatHeaders, headerRules, parseHeaders } from '../../../src/render/headers-file.ts';

const path = fc.stringMatching(/^\/[a-z0-9/*-]{0,12}$/);
const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,15}$/);
const headerValue = fc.stringMatching(/^[\x21-\x7e]([\x20-\x7e]{0,30}[\x21-\x7e])?$/);
const rules = fc.array(fc.record({ path, headers: fc.dictionary(name, headerValue, { noNullPrototype: true }) }), { maxLength: 5 });

describe('the headers file', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(rules, (given) => {
        expect(parseHeaders(formatHeaders(given))).toEqual(given);
      }),
    );
  });

  test('is read with empty lines and Windows line ends as well', () => {
    expect(parseHeaders('/*\r\n  X-A: b: c\r\n\r\n/a/*\r\n  X-B: d\r\n')).toEqual([
      { path: '/*', headers: { 'X-A': 'b: c' } },
      { path: '/a/*', headers: { 'X-B': 'd' } },
    ]);
  });

  test('of the site gives every path its policy, and hashed files a year', () => {
    const [all, ...folders] = parseHeaders(formatHeaders(headerRules("default-src 'none'")));
    expect(all).toMatchObject({
      path: '/*',
      headers: { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' },
    });
    expect(folders.map((rule) => rule.path)).toEqual(['/assets/*', '/media/*']);
    for (const { headers } of folders) expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
  });
});
