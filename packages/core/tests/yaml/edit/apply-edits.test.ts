import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextEdit } from '../../../src/problems/problem.ts';
import { applyEdits, changedLines, withoutOverlaps } from '../../../src/yaml/edit/apply-edits.ts';

const edit = (start: number, end: number, text: string): TextEdit => ({ start, end, text });

describe('edits of a text', () => {
  test('replace, insert and remove text, in any order', () => {
    expect(applyEdits('one two three', [edit(8, 13, '3'), edit(0, 0, '0 '), edit(3, 7, '')])).toBe('0 one 3');
  });

  test.each([[[edit(0, 4, ''), edit(3, 5, '')]], [[edit(0, 99, '')]], [[edit(3, 2, '')]]])('that do not fit are rejected: %j', (edits) => {
    expect(() => applyEdits('one two', edits)).toThrow(/does not fit/);
  });

  test('leave every other character unchanged', () => {
    const piece = fc.record({ kept: fc.string(), removed: fc.string(), added: fc.string() });
    fc.assert(
      fc.property(fc.array(piece), fc.string(), (pieces, rest) => {
        let at = 0;
        const edits = pieces.map(({ kept, removed, added }) => {
          const start = at + kept.length;
          at = start + removed.length;
          return edit(start, at, added);
        });
        const text = pieces.map(({ kept, removed }) => kept + removed).join('') + rest;
        expect(applyEdits(text, edits)).toBe(pieces.map(({ kept, added }) => kept + added).join('') + rest);
      }),
    );
  });
});

describe('groups of edits that touch each other', () => {
  test.each([
    ['of two at the same place the first', [[edit(2, 4, 'a')], [edit(2, 4, 'b')]], [0]],
    ['the one that begins first', [[edit(5, 8, 'a')], [edit(0, 5, 'b')]], [1]],
    [
      'a group as a whole or not at all',
      [
        [edit(0, 1, ''), edit(9, 10, '')],
        [edit(9, 9, 'x'), edit(20, 21, '')],
      ],
      [0],
    ],
    ['all that lie apart', [[edit(0, 1, '')], [edit(4, 5, '')], [edit(2, 3, '')]], [0, 2, 1]],
  ])('are applied one at a time: %s', (_, groups, taken) => {
    expect(withoutOverlaps(groups)).toEqual(taken);
  });
});

describe('changed lines', () => {
  const text = 'a: 1\r\nb: 2\r\nc: 3\r\n';

  test.each([
    ['one line', [edit(3, 4, '9')], [{ line: 1, before: ['a: 1'], after: ['a: 9'] }]],
    ['two edits on one line', [edit(0, 1, 'x'), edit(3, 4, '9')], [{ line: 1, before: ['a: 1'], after: ['x: 9'] }]],
    ['a line that goes', [edit(6, 12, '')], [{ line: 2, before: ['b: 2'], after: [] }]],
    ['a line that comes', [edit(4, 4, '\r\nz: 0')], [{ line: 2, before: [], after: ['z: 0'] }]],
    [
      'lines apart',
      [edit(3, 4, '9'), edit(15, 16, '9')],
      [
        { line: 1, before: ['a: 1'], after: ['a: 9'] },
        { line: 3, before: ['c: 3'], after: ['c: 9'] },
      ],
    ],
  ])('are listed with their line numbers: %s', (_, edits, expected) => {
    expect(changedLines(text, edits)).toMatchObject(expected);
  });
});
