import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeFile } from '../../src/edit/merge-file.ts';

const file = 'pages/home.yaml';
const base =
  'path: /\ntitle: A\ndescription: B\nblocks:\n  - type: text\n    heading: C\n    body: D\n  - type: cards\n    items: [1, 2]\n';
const never = (): undefined => undefined;
const change = (...pairs: [string, string][]): string => pairs.reduce((text, [from, to]) => text.replace(from, to), base);

describe('a file that was changed here and there', () => {
  test.each([
    [
      'on lines apart',
      change(['title: A', 'title: 1']),
      change(['body: D', 'body: 2']),
      change(['title: A', 'title: 1'], ['body: D', 'body: 2']),
    ],
    [
      'in values beside each other',
      change(['title: A', 'title: 1']),
      change(['description: B', 'description: 2']),
      change(['title: A', 'title: 1'], ['description: B', 'description: 2']),
    ],
    ['in the same way', change(['title: A', 'title: 1']), change(['title: A', 'title: 1']), change(['title: A', 'title: 1'])],
    [
      'of which one deletes a value',
      change(['title: A\n', '']),
      change(['description: B', 'description: 2']),
      change(['title: A\n', ''], ['description: B', 'description: 2']),
    ],
  ])('%s has both changes', (_, to, now, merged) => {
    expect(mergeFile({ file, from: base, to, now }, never)).toEqual({ text: merged });
  });

  test('in one value asks for this value, and has all others', () => {
    const sides = {
      file,
      from: base,
      to: change(['title: A', 'title: 1'], ['body: D', 'body: 1']),
      now: change(['title: A', 'title: 2'], ['heading: C', 'heading: 2']),
    };
    expect(mergeFile(sides, never)).toEqual({ clashes: [{ path: ['title'], here: 2, there: 1 }] });
    const merged = (title: string) => ({ text: change(['title: A', title], ['heading: C', 'heading: 2'], ['body: D', 'body: 1']) });
    expect(mergeFile(sides, () => 'here')).toEqual(merged('title: 2'));
    expect(mergeFile(sides, () => 'there')).toEqual(merged('title: 1'));
  });

  test.each([
    ['is deleted there', { from: base, to: undefined, now: change(['title: A', 'title: 2']) }],
    ['is new in both', { from: undefined, to: base, now: change(['title: A', 'title: 2']) }],
    ['cannot be read here', { from: base, to: change(['title: A', 'title: 1']), now: 'title: "open\n' }],
  ])('asks for the whole file when it %s', (_, sides) => {
    expect(mergeFile({ file, ...sides }, never)).toMatchObject({ clashes: [{ path: [] }] });
    expect(mergeFile({ file, ...sides }, () => 'there')).toEqual({ text: sides.to });
    expect(mergeFile({ file, ...sides }, () => 'here')).toEqual({ text: sides.now });
  });

  test('has each value of one of its sides, whatever was changed', () => {
    const value = fc.constantFrom('A', 'B', 'C');
    const text = (values: readonly string[]): string => values.map((one, index) => `field${index}: ${one}\n`).join('');
    const sides = fc.array(fc.tuple(value, value, value), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sides, fc.constantFrom('here' as const, 'there' as const), (rows, picked) => {
        const [from, to, now] = [0, 1, 2].map((side) => text(rows.map((row) => row[side] ?? '')));
        const wanted = rows.map(([before, there, here]) =>
          before === there || there === here ? here : before === here ? there : picked === 'here' ? here : there,
        );
        expect(mergeFile({ file: 'strings/en.yaml', from, to, now }, () => picked)).toEqual({ text: text(wanted) });
      }),
    );
  });
});
