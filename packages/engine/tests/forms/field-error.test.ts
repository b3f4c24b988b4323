import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldError as fieldErrorOf, formErrors } from '../../../core/src/forms/shared/field-error.ts';
import type { TextField } from '../../../core/src/schema/form-fields.ts';
import { english } from '../../../core/src/strings/en.ts';

const strings = english.formCheck;
const fieldError = (spec: TextField, answer: string) => fieldErrorOf(spec, answer, { emailRule: 'specified', strings });

const field = (rule: TextField['rule'], messages: Partial<TextField> = {}): TextField => ({
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
  test.each(['', ' ', '\t\n', '\u00a0', '\u200b', '\u200b\u2060\ufeff', ' \u00ad\u2800', '\ud800'])('F-11 %j is none', (answer) => {
    for (const rule of ['any', 'email', 'ten-digits'] as const) expect(fieldError(field(rule), answer)).toBe('Field is required');
  });

  test('F-11 is any text that is not blank, with emoji as with letters', () => {
    for (const answer of ['a', ' a ', '0', 'नमस्ते', '🧵', '👩‍💻', '\u200ba']) expect(fieldError(field('any'), answer)).toBeUndefined();
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
  test.each([
    '9822055501',
    ' 9822055501 ',
    '98220 55501',
    '98220\u00a055501',
    '982-205-5501',
    '982\u2011205\u20115501',
    '(982) 205-5501',
    '982.205.5501',
    '0000000000',
    '\u202a98220 55501\u202c',
    '٩٨٢٢٠٥٥٥٠١',
    '९८२२०५५५०१',
  ])('F-8 %s is fine', (answer) => {
    expect(fieldError(field('ten-digits'), answer)).toBeUndefined();
  });

  test.each([
    '982205550',
    '98220555012',
    '+919822055501',
    '+91 98220 55501',
    '+91-98765-43210',
    '9822O55501',
    '98220/55501',
    'ten digits',
    '²²²²²²²²²²',
    '-',
  ])('F-8 %s is not', (answer) => {
    expect(fieldError(field('ten-digits'), answer)).toBe('Invalid field');
  });
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

describe('F-8 ten digits, however they are grouped', () => {
  const digit = fc.constantFrom(...'0123456789٠١٢٣٤٥٦٧٨٩०१२३४५६७८९');
  const filler = fc.string({ unit: fc.constantFrom(' ', '\u00a0', '-', '\u2013', '.', '(', ')', '\u200e'), maxLength: 3 });
  const grouped = (count: number) =>
    fc.array(fc.tuple(filler, digit), { minLength: count, maxLength: count }).map((parts) => `${parts.flat().join('')} `);

  test('are always fine', () => {
    fc.assert(fc.property(grouped(10), (answer) => fieldError(field('ten-digits'), answer) === undefined));
  });

  test('are not fine when there are nine or eleven', () => {
    for (const count of [9, 11])
      fc.assert(fc.property(grouped(count), (answer) => fieldError(field('ten-digits'), answer) === 'Invalid field'));
  });
});

describe('F-11 an answer that is too long', () => {
  const long = { ...field('any'), maxLength: 5000 };

  test('is told of, with the limit, and not cut', () => {
    expect(fieldError(long, 'x'.repeat(5000))).toBeUndefined();
    expect(fieldError(long, 'x'.repeat(5001))).toBe('At most 5000 characters fit here');
    expect(fieldError({ ...long, tooLong: 'Shorter, please' }, 'x'.repeat(100_000))).toBe('Shorter, please');
  });
});

describe('a pattern of an author', () => {
  const postal = { ...field('any'), pattern: '^[1-9][0-9]{5}$' };

  test('is held against the answer without the space around it', () => {
    expect(fieldError(postal, ' 411016 ')).toBeUndefined();
    for (const answer of ['041101', '4110166', '41101', 'x411016']) expect(fieldError(postal, answer)).toBe('Invalid field');
  });

  test('comes besides the rule', () => {
    const mobile = { ...field('ten-digits'), pattern: '^[6-9].*$' };
    expect(fieldError(mobile, '98220 55501')).toBeUndefined();
    expect(fieldError(mobile, '1822055501')).toBe('Invalid field');
  });
});

test('a form is checked as a whole: the first message of each field that is wrong', () => {
  const fields = [
    { ...field('any'), name: 'fullName' },
    { ...field('email'), name: 'email' },
    { ...field('any'), name: 'toString' },
  ];
  expect(formErrors({ fields, emailRule: 'specified' }, { email: 'nobody' }, strings)).toEqual({
    fullName: 'Field is required',
    email: 'Invalid field',
    toString: 'Field is required',
  });
  expect(formErrors({ fields, emailRule: 'specified' }, { fullName: 'A', email: 'a@b.co', toString: 'x' }, strings)).toEqual({});
});

test('F-9 the specified rule and the wide one tell the same message, of other addresses', () => {
  for (const address of ['a@b.photography', "o'brien@x.ie", 'x@site.xn--p1ai']) {
    expect(fieldErrorOf(field('email'), address, { emailRule: 'specified', strings })).toBe('Invalid field');
    expect(fieldErrorOf(field('email'), address, { emailRule: 'wide', strings })).toBeUndefined();
  }
  for (const address of ['a@b..com', 'a@-b.com']) {
    expect(fieldErrorOf(field('email'), address, { emailRule: 'specified', strings })).toBeUndefined();
    expect(fieldErrorOf(field('email'), address, { emailRule: 'wide', strings })).toBe('Invalid field');
  }
});
