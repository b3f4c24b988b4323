import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWideEmail } from '../../../core/src/forms/shared/field-error.ts';

describe('F-9 the wide rule', () => {
  test.each([
    'a@b.co',
    'a@b.photography',
    "o'brien@x.ie",
    'asha+site@example.com',
    'x@site.xn--p1ai',
    'first.last@sub.sub.example.org',
    'a@1-2.in',
    'ä@bücher.example',
    'почта@пример.рф',
    '!#$%&*/=?^_`{|}~-@example.com',
  ])('takes %s', (address) => {
    expect(isWideEmail(address)).toBe(true);
  });

  test.each([
    '',
    '@',
    'nobody',
    'a@b',
    'a@b..com',
    'a@-b.com',
    'a@b-.com',
    'a@b.c',
    'a@b.123',
    'a@.com',
    'a@b.com.',
    '.a@b.com',
    'a.@b.com',
    'a..b@c.com',
    'a@b@c.com',
    'a b@c.com',
    'a@b c.com',
    'a@b.com,c@d.com',
    'Asha <a@b.com>',
    'a@b.com\nBcc: c@d.com',
    'a@b.com\u202e',
    `${'x'.repeat(65)}@example.com`,
    `a@${'x'.repeat(64)}.com`,
    `a@${'x.'.repeat(130)}com`,
  ])('refuses %j', (address) => {
    expect(isWideEmail(address)).toBe(false);
  });

  test('takes every address of the standard', () => {
    // Longer ones cannot be mailed: SMTP's commands have no room for them.
    const address = fc.emailAddress().filter(({ length }) => length <= 254);
    fc.assert(fc.property(address, isWideEmail));
  });

  test('takes nothing that could be two addresses, a header or markup', () => {
    const part = fc.string({ unit: fc.constantFrom(...'ab.@-'), maxLength: 12 });
    fc.assert(
      fc.property(
        part,
        fc.constantFrom(...' ,;:<>()[]"\\\r\n\t\0\u200b\u202e'),
        part,
        (before, sign, after) => !isWideEmail(before + sign + after),
      ),
    );
  });
});
