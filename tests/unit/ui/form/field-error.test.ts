import { describe, expect, test } from 'vitest';
import { fieldError } from '../../../../src/ui/form/field-error.ts';
import type { FieldSpec } from '../../../../src/ui/form/form-field.tsx';

const field = (rule: FieldSpec['rule'], messages: Partial<FieldSpec> = {}): FieldSpec => ({
  name: 'field',
  label: 'Field',
  kind: 'text',
  maxLength: 200,
  rule,
  required: 'Field is required',
  invalid: 'Invalid field',
  ...messages,
});

describe('an answer that must be there', () => {
  test.each(['', ' ', '\t\n', '\u00a0'])('%j is none', (answer) => {
    for (const rule of ['any', 'email', 'ten-digits'] as const) expect(fieldError(field(rule), answer)).toBe('Field is required');
  });

  test('is any text that is not blank', () => {
    for (const answer of ['a', ' a ', '0', 'नमस्ते']) expect(fieldError(field('any'), answer)).toBeUndefined();
  });
});

test('an answer that may be left out is checked only when it is given', () => {
  const { required: _, ...optional } = field('email');
  expect(fieldError(optional, '  ')).toBeUndefined();
  expect(fieldError(optional, 'nobody')).toBe('Invalid field');
});

test('a rule without a message of its own has one', () => {
  const { invalid: _, ...silent } = field('email');
  expect(fieldError(silent, 'nobody')).toMatch(/\w+/);
});

describe('ten digits', () => {
  test.each(['9822055501', ' 9822055501 ', '98220 55501', '982-205-5501', '(982) 205-5501', '982.205.5501', '0000000000'])(
    '%s is fine',
    (answer) => {
      expect(fieldError(field('ten-digits'), answer)).toBeUndefined();
    },
  );

  test.each(['982205550', '98220555012', '+919822055501', '+91 98220 55501', '9822O55501', '98220/55501', 'ten digits', '٩٨٢٢٠٥٥٥٠١', '-'])(
    '%s is not',
    (answer) => {
      expect(fieldError(field('ten-digits'), answer)).toBe('Invalid field');
    },
  );
});

describe('an e-mail address', () => {
  test.each([
    'a@b.co',
    'first.last@example.com',
    'a_b%c+d-e@sub.example.org',
    'UPPER@EXAMPLE.COM',
    '1@2.in',
    ' padded@example.com ',
    'a@b-c.info',
  ])('%s is fine', (answer) => {
    expect(fieldError(field('email'), answer)).toBeUndefined();
  });

  test.each([
    'nobody',
    '@example.com',
    'a@',
    'a@b',
    'a@b.c',
    'a@b.museum',
    'a@b.c0m',
    'a b@example.com',
    "o'neil@example.com",
    'a@exa mple.com',
    'a@@example.com',
    'a@example.com.',
    'a@example,com',
    'a@b.com\nBcc: c@d.com',
    'ä@example.com',
    'mailto:a@example.com',
    '<a@example.com>',
  ])('%j is not', (answer) => {
    expect(fieldError(field('email'), answer)).toBe('Invalid field');
  });
});
