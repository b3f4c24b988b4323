import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hrefSchema, linkSchema } from '../../../src/schema/fields/link.ts';
import { hostileLinks } from './hostile-links.ts';

const accepts = (href: string): boolean => hrefSchema.safeParse(href).success;

describe('a link is rejected', () => {
  test('in sixty ways at least', () => {
    expect(Object.keys(hostileLinks).length).toBeGreaterThanOrEqual(60);
  });

  test.each(Object.entries(hostileLinks))('%s', (_, href) => {
    expect(accepts(href)).toBe(false);
  });

  test.each([
    ['an empty user', 'https://@evil.example'],
    ['an empty user and password', 'https://:@evil.example'],
    ['three slashes before the host', 'https:///evil.example'],
    ['a path that climbs to another host', '/..//evil.example'],
    ['a path that dots to another host', '/.//evil.example'],
    ['a lone surrogate', '/\ud800'],
  ])('%s', (_, href) => {
    expect(accepts(href)).toBe(false);
  });

  test('with every scheme but three', () => {
    const scheme = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9+.-]{0,11}$/).filter((name) => !['https', 'mailto', 'tel'].includes(name));
    fc.assert(
      fc.property(scheme, fc.webPath(), (name, path) => {
        expect(accepts(`${name}:${path}`)).toBe(false);
      }),
    );
  });

  test('with a hidden character anywhere in it', () => {
    const hidden = fc.constantFrom(...'\u0000\u0009\u000a\u001f\u007f\u0085\u00ad\u061c\u200b\u200f\u202a\u202e\u2066\u2069\ufeff\\ ');
    const fine = fc.constantFrom('/contact-us', '#contact', 'https://example.com/a?b=c#d', 'mailto:a@example.com', 'tel:+911234567890');
    fc.assert(
      fc.property(fine, hidden, fc.nat(), (href, character, at) => {
        const index = at % (href.length + 1);
        expect(accepts(href.slice(0, index) + character + href.slice(index))).toBe(false);
      }),
    );
  });

  test('with anybody before the host', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9.%]{1,10}$/), fc.stringMatching(/^(:[a-z0-9]{0,8})?$/), (user, password) => {
        expect(accepts(`https://${user}${password}@example.com/`)).toBe(false);
      }),
    );
  });
});

describe('a link is accepted', () => {
  test.each([
    '/',
    '/contact-us',
    '/services/web#faq',
    '/a?b=c&d=e',
    '#contact',
    'https://example.com',
    'https://www.example.co.in/a/b.html?c=d#e',
    'https://example.com:8443/',
    'https://wa.me/912000000000',
    'https://bücher.example/straße',
    'mailto:hello@example.com',
    'mailto:hello@example.com?subject=Hello',
    'tel:+912055500142',
  ])('%s', (href) => {
    expect(accepts(href)).toBe(true);
  });

  test('to every ordinary page of the site, which stays on the site', () => {
    const path = fc.array(fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,4})?$/), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
    fc.assert(
      fc.property(path, (href) => {
        expect(accepts(href)).toBe(true);
        expect(new URL(href, 'https://own.example').origin).toBe('https://own.example');
      }),
    );
  });

  test('and goes where it seems to go, whatever it is', () => {
    const anything = fc.oneof(
      fc.webUrl({ validSchemes: ['https', 'http'] }),
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(anything, (href) => {
        if (!accepts(href)) return;
        const { protocol, origin } = new URL(href, 'https://own.example/page');
        expect(['https:', 'mailto:', 'tel:']).toContain(protocol);
        if (href.startsWith('/') || href.startsWith('#')) expect(origin).toBe('https://own.example');
      }),
    );
  });
});

test('a rejection says what would be accepted', () => {
  const { error } = linkSchema.safeParse({ label: 'Go', to: 'javascript:alert(1)' });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'a page such as "/contact-us", an anchor such as "#contact", or a URL that starts with https://, mailto: or tel:',
  ]);
});
