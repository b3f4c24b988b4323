import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeJson } from '../../src/render/render-page.tsx';

const dangerous = fc.constantFrom('</script>', '</SCRIPT ', '<!--', '<script', '-->', ']]>', '\u2028', '\u2029', '<', '"', '\\', '\\u003c');
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(dangerous, fc.string()), { maxLength: 5 }).map((parts) => parts.join('')),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(
      text.filter((key) => key !== '__proto__'),
      tie('any'),
      { maxKeys: 4 },
    ),
  ),
})).any;

describe('C-10 JSON for a script element', () => {
  test('parses to the same value', () => {
    fc.assert(
      fc.property(value, (content) => {
        expect(JSON.parse(safeJson(content))).toEqual(JSON.parse(JSON.stringify(content)));
      }),
    );
  });

  test('contains nothing that could end the element, open a comment or break a line', () => {
    fc.assert(
      fc.property(value, (content) => {
        const json = safeJson(content);
        for (const bad of ['</', '<!--', '<script', '<', '\u2028', '\u2029', '\n']) expect(json.includes(bad)).toBe(false);
      }),
    );
  });

  test('escapes values and keys', () => {
    expect(safeJson({ '</a>': '</script>\u2028\u2029' })).toBe('{"\\u003c/a>":"\\u003c/script>\\u2028\\u2029"}');
  });
});
