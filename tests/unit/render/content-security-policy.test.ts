import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../src/render/content-security-policy.ts';

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

  test('names what is inlined by its hash, letter by letter', () => {
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

  test('lets messages go to another mail service where the site has one, and nothing else', () => {
    const withService = directives(contentSecurityPolicy({ stylesheet: '', boot: '', service: 'https://mail.other.example/v1' }));
    const without = directives(contentSecurityPolicy({ stylesheet: '', boot: '' }));
    for (const [name, sources] of withService) {
      const isOpened = name === 'connect-src' || name === 'form-action';
      expect(sources, name).toEqual(isOpened ? ["'self'", 'https://mail.other.example'] : without.get(name));
    }
  });

  test('starts from nothing and demands Trusted Types of one name', () => {
    const found = directives(policy);
    expect(found.get('default-src')).toEqual(["'none'"]);
    for (const name of ['base-uri', 'frame-ancestors', 'object-src']) expect(found.get(name)).toEqual(["'none'"]);
    expect(found.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(found.get('trusted-types')).toEqual(['prerendered']);
  });

  test('has each directive once', () => {
    expect(directives(policy).size).toBe(policy.split('; ').length);
  });
});
