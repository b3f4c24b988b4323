import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyEdits } from '../../../../packages/core/src/yaml/edit/apply-edits.ts';
import { editYaml, type YamlChange } from '../../../../packages/core/src/yaml/edit/edit-yaml.ts';
import { UneditableError } from '../../../../packages/core/src/yaml/edit/yaml-text.ts';

const edited = (text: string, ...changes: YamlChange[]): string => applyEdits(text, editYaml(text, changes));
const add = (entry: Record<string, string>): YamlChange => ({ kind: 'add', key: 'redirects', entry });

describe('entries', () => {
  const remove = (...indexes: number[]): YamlChange => ({ kind: 'remove', key: 'redirects', indexes });

  test.each([
    ['with its lines', [0], 'redirects:\n- from: /a\n  to: /b # moved\n- from: /c\n  to: /d\n', 'redirects:\n- from: /c\n  to: /d\n'],
    ['with its dash', [1], 'redirects:\n  - a\n  -\n    from: /c\n  - b\nx: 1\n', 'redirects:\n  - a\n  - b\nx: 1\n'],
    ['without comments of their own', [1], 'redirects:\n  - a\n  # Why.\n  - b\nx: 1\n', 'redirects:\n  - a\n  # Why.\nx: 1\n'],
    ['with the empty line above', [1], 'redirects:\n  - a\n\n  - b\n\n  - c\n', 'redirects:\n  - a\n\n  - c\n'],
    ['at the end of the file', [1], 'redirects:\r\n  - a\r\n  - to: |\r\n      b\r\n', 'redirects:\r\n  - a\r\n'],
    ['in brackets, the first', [0], 'redirects: [a, b, c] # all\n', 'redirects: [b, c] # all\n'],
    ['in brackets, the last ones', [1, 2], 'redirects: [a, { b: c }, d]\n', 'redirects: [a]\n'],
    ['in brackets, between others', [1, 3], 'redirects: [a, b, c, d]\n', 'redirects: [a, c]\n'],
    ['with the list, in brackets', [0], 'x: 1\nredirects: [a] # one\ny: 2\n', 'x: 1\ny: 2\n'],
    ['with the list', [0, 1], 'x: 1\nredirects: # two\n  - a\n  # Why.\n  - b\ny: 2\n', 'x: 1\n  # Why.\ny: 2\n'],
    ['with the list and the empty line above, at the end', [0], 'x: 1\n\nredirects:\n  - a\n', 'x: 1\n'],
  ])('are removed %s', (_, indexes, text, expected) => {
    expect(edited(text, remove(...indexes))).toBe(expected);
  });

  test.each(['x: 1\n', 'redirects: none\n', '{ redirects: [a] }\n'])('are not removed where there is no list: %j', (text) => {
    expect(() => edited(text, remove(0))).toThrow(UneditableError);
  });

  test('that were added are removed again without a trace', () => {
    const entry = fc.record({ from: fc.constantFrom('/a', '/b/c'), to: fc.constantFrom('/d', 'https://e.example/?f=#g') });
    const text = fc.constantFrom(
      'x: 1\n',
      'x: 1\r\n# end\r\n',
      'redirects:\n- { from: /x, to: /y }\n',
      'redirects: [ a, b ] # all\nx: 1\n',
    );
    fc.assert(
      fc.property(text, fc.array(entry, { minLength: 1, maxLength: 3 }), (before, entries) => {
        const first = parse(before).redirects?.length ?? 0;
        const after = edited(before, ...entries.map(add));
        expect(edited(after, remove(...entries.map((_, index) => first + index)))).toBe(before);
      }),
    );
  });
});
