import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafePattern } from '../../../../packages/core/src/schema/forms/form-field.ts';
import { problemsOfBlock } from '../../../support/yaml-texts.ts';

describe('a pattern for a field', () => {
  test.each([
    '^[1-9][0-9]{5}$',
    '^[A-Z]{2}-[0-9]{4}$',
    '^\\d+$',
    '^[^@]+@[^@]+\\.[a-z]{2,4}$',
    '^.{3,40}$',
    '^colou?r$',
    '^\\+91 \\d{10}$',
  ])('may be %s', (pattern) => {
    expect(isSafePattern(pattern)).toBe(true);
  });

  test.each([
    '[0-9]',
    '^[0-9]',
    '[0-9]$',
    '^$',
    '^(a+)+$',
    '^(a|b)$',
    '^a|b$',
    '^a*a*a*a*$',
    '^a?a?a?a?a{4}$',
    '^(?=a)a$',
    '^(.)\\1$',
    '^[z-a]$',
    '^[a$',
    '^a{3,2}$',
    '^a**$',
    '^\\p{L}$',
    '^a\\$',
    `^${'a'.repeat(300)}$`,
  ])('is not %s', (pattern) => {
    expect(isSafePattern(pattern)).toBe(false);
  });

  test('that is accepted compiles as browsers compile it, whatever is written', () => {
    const piece = fc.constantFrom(
      'a',
      '[0-9]',
      '[^a-z]',
      '\\d',
      '\\.',
      '.',
      '+',
      '*',
      '?',
      '{2}',
      '{1,3}',
      '{2,}',
      '(',
      ')',
      '|',
      '\\',
      '[',
      ']',
      '-',
      '^',
      '$',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const pattern = `^${pieces.join('')}$`;
        if (isSafePattern(pattern)) expect(() => [new RegExp(pattern, 'u'), new RegExp(pattern, 'v')]).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });

  test('with one that is refused, an author is told what is accepted, at its line', () => {
    const form = (...lines: string[]) =>
      problemsOfBlock(
        ['type: contact-form', 'heading: Write', 'fields:', '  - name: postal', '    label: Postal code', ...lines].join('\n'),
      );
    expect(form('    pattern: "^[0-9]{6}$"')).toEqual([]);
    expect(form('    pattern: "(a+)+"')).toMatchObject([{ code: 'invalid-value', hint: expect.stringContaining('no ( ) or |') }]);
    expect(form('    pattern: "^[0-9]+$"', '    maxLength: 500')).toMatchObject([
      { line: 7, message: expect.stringContaining('maxLength') },
    ]);
  });
});
