import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatHeaders, headerRules, parseHeaders } from '../../../packages/core/src/output/headers-file.ts';
import { headersFor } from '../../../packages/mail/src/server/headers.ts';
import siteCode from '../../../src/site.ts';

const path = fc.stringMatching(/^\/[a-z0-9/*-]{0,12}$/);
const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,15}$/);
const headerValue = fc.stringMatching(/^[\x21-\x7e]([\x20-\x7e]{0,30}[\x21-\x7e])?$/);
const rules = fc.array(fc.record({ path, headers: fc.dictionary(name, headerValue, { noNullPrototype: true }) }), { maxLength: 5 });

const rulesOf = (hsts: 'none' | 'host' | 'subdomains') => headerRules({ policy: "default-src 'none'", hsts, url: 'https://site.example' });

describe('the headers file', () => {
  test('parses to the same rules', () => {
    fc.assert(
      fc.property(rules, (given) => {
        expect(parseHeaders(formatHeaders(given))).toEqual(given);
      }),
    );
  });

  test('may have empty lines and Windows line endings', () => {
    expect(parseHeaders('/*\r\n  X-A: b: c\r\n\r\n/a/*\r\n  X-B: d\r\n')).toEqual([
      { path: '/*', headers: { 'X-A': 'b: c' } },
      { path: '/a/*', headers: { 'X-B': 'd' } },
    ]);
  });

  test('sends every path the policy, and hashed files one year of caching', () => {
    const [all, ...folders] = parseHeaders(formatHeaders(rulesOf('host')));
    expect(all).toMatchObject({
      path: '/*',
      headers: { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' },
    });
    expect(folders.map((rule) => rule.path)).toEqual(['/assets/*', '/media/*', '/*.svg']);
    for (const { headers } of folders.slice(0, 2)) expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
  });

  test('sends a sandbox policy with every SVG', () => {
    for (const path of ['/media/brand/mark-1.svg', '/mark.svg', '/assets/icon.svg']) {
      const policy = headersFor(rulesOf('host'), path)['Content-Security-Policy']?.split('; ');
      expect(policy, path).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
    }
    for (const path of ['/', '/svg', '/a.svg.html'])
      expect(headersFor(rulesOf('host'), path)['Content-Security-Policy']).not.toContain('sandbox');
  });

  test.each([
    ['none', undefined],
    ['host', 'max-age=63072000'],
    ['subdomains', 'max-age=63072000; includeSubDomains'],
  ] as const)('of a site with hsts: %s', (hsts, value) => {
    expect(headersFor(rulesOf(hsts), '/')['Strict-Transport-Security']).toBe(value);
    expect(siteCode.siteSchema.shape.hsts.parse(undefined)).toBe('host');
  });

  test('matches long paths in linear time', () => {
    expect(headersFor(rulesOf('host'), `/${'a/.svg'.repeat(1_000_000)}`)).toMatchObject({ 'X-Frame-Options': 'DENY' });
  });
});
