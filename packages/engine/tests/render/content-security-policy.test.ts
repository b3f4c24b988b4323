import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../core/src/output/content-security-policy.ts';

const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

describe('the policy', () => {
  const policy = contentSecurityPolicy({ stylesheet: 'a{b:c}', boot: 'go()' });

  test('allows the inlined style and script by their hashes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (stylesheet, boot) => {
        const found = directives(contentSecurityPolicy({ stylesheet, boot }));
        expect(found.get('script-src')).toEqual(["'self'", hashOf(boot)]);
        expect(found.get('style-src')).toEqual([hashOf(stylesheet)]);
      }),
    );
  });

  test('allows nothing unsafe, no wildcard, no scheme and no other host', () => {
    expect(policy).not.toMatch(/unsafe-|\*|https?:|data:|blob:|wss?:/);
    expect(policy).not.toMatch(/\w\.\w/);
  });

  const inlined = { stylesheet: '', boot: '' };
  const service = 'https://mail.other.example/v1';
  const vitals = 'https://vitals.other.example:8443/report?site=1';

  test.each([
    { given: { service }, connect: ['https://mail.other.example'], form: ['https://mail.other.example'] },
    { given: { vitals }, connect: ['https://vitals.other.example:8443'], form: [] },
    {
      given: { service, vitals },
      connect: ['https://mail.other.example', 'https://vitals.other.example:8443'],
      form: ['https://mail.other.example'],
    },
    {
      given: { service, vitals: 'https://mail.other.example/report' },
      connect: ['https://mail.other.example'],
      form: ['https://mail.other.example'],
    },
    {
      given: { formTargets: ['https://pay.example', 'https://bank.example:8443'] },
      connect: [],
      form: ['https://pay.example', 'https://bank.example:8443'],
    },
  ])('allows requests to the origins of $given and nothing else', ({ given, connect, form }) => {
    const without = directives(contentSecurityPolicy(inlined));
    expect(without.get('connect-src')).toEqual(["'self'"]);
    expect(without.get('form-action')).toEqual(["'self'"]);
    const expected = new Map(without).set('connect-src', ["'self'", ...connect]).set('form-action', ["'self'", ...form]);
    expect(directives(contentSecurityPolicy({ ...inlined, ...given }))).toEqual(expected);
  });

  test("starts with default-src 'none' and requires one Trusted Types policy", () => {
    const found = directives(policy);
    expect(found.get('default-src')).toEqual(["'none'"]);
    for (const name of ['base-uri', 'frame-ancestors', 'object-src']) expect(found.get(name)).toEqual(["'none'"]);
    expect(found.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(found.get('trusted-types')).toEqual(['prerendered']);
  });

  test('allows pictures from named hosts, and HTML from texts, only where the site says so', () => {
    const allows = (trustedTypes: 'on' | 'off', images: string[] = []) =>
      contentSecurityPolicy({ ...inlined, security: { trustedTypes, images } });
    const plain = contentSecurityPolicy(inlined);
    expect(allows('on')).toBe(plain);
    expect(allows('on', ['https://a.tiles.example', 'https://b.tiles.example:8443'])).toBe(
      plain.replace("img-src 'self'", "img-src 'self' https://a.tiles.example https://b.tiles.example:8443"),
    );
    // No policy that lets everything through is in its place.
    expect(allows('off')).toBe(plain.replace("; require-trusted-types-for 'script'; trusted-types prerendered", ''));
  });

  test('has each directive once', () => {
    expect(directives(policy).size).toBe(policy.split('; ').length);
  });
});
