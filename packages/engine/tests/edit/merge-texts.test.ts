import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeTexts } from '../../src/edit/merge-texts.ts';

const base = 'a\nb\nc\nd\ne\n';

describe('two changes of a text', () => {
  test.each([
    ['on lines apart', 'A\nb\nc\nd\ne\n', 'a\nb\nc\nd\nE\n', 'A\nb\nc\nd\nE\n'],
    ['of which one adds lines and one removes some', 'a\nb\nc\ne\n', 'x\ny\na\nb\nc\nd\ne\n', 'x\ny\na\nb\nc\ne\n'],
    ['that are the same', 'a\nb\nC\nd\ne\n', 'a\nb\nC\nd\ne\n', 'a\nb\nC\nd\ne\n'],
    ['of which one is none', base, 'a\n', 'a\n'],
    ['of which one is around the other', 'A\nb\nc\nd\nE\n', 'a\nb\nC\nd\ne\n', 'A\nb\nC\nd\nE\n'],
    ['that are the same in a part', 'A\nb\nc\nd\nE\n', 'A\nb\nC\nd\ne\n', 'A\nb\nC\nd\nE\n'],
  ])('%s are made both', (_, mine, theirs, merged) => {
    expect(mergeTexts(base, mine, theirs)).toBe(merged);
    expect(mergeTexts(base, theirs, mine)).toBe(merged);
  });

  test.each([
    ['on one line', 'a\nb\nC\nd\ne\n', 'a\nb\n3\nd\ne\n'],
    ['on lines beside each other', 'a\nb\nC\nd\ne\n', 'a\nb\nc\nD\ne\n'],
    ['at the same place', 'a\nx\nb\nc\nd\ne\n', 'a\ny\nb\nc\nd\ne\n'],
    ['of which one is around the other, beside it', 'a\nB\nc\nD\ne\n', 'a\nb\nC\nd\ne\n'],
  ])('%s are a conflict', (_, mine, theirs) => {
    expect(mergeTexts(base, mine, theirs)).toBeUndefined();
    expect(mergeTexts(base, theirs, mine)).toBeUndefined();
  });

  test('before and after a line that stays are both in the result, in any text', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', '', '  - c'), { maxLength: 4 }).map((all) => all.map((line) => `${line}\n`).join(''));
    fc.assert(
      fc.property(lines, lines, lines, lines, (before, mine, after, theirs) => {
        const stays = 'one\ntwo\n';
        expect(mergeTexts(before + stays + after, mine + stays + after, before + stays + theirs)).toBe(mine + stays + theirs);
      }),
    );
  });
});
