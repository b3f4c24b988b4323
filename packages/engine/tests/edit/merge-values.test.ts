import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesInMoved, mergeChanges, mergeValues } from '../../src/edit/merge-values.ts';

const block = { type: 'notice', heading: 'One', text: 'Two', button: { label: 'Three', to: '/' } };
const page = { title: 'Page', blocks: [block, { type: 'quote', text: 'Words' }] };

const put = (value: object) => [{ kind: 'put', path: ['blocks', 0], value: { ...block, ...value } }] as const;
const withFirst = (value: object) => ({ ...page, blocks: [{ ...block, ...value }, ...page.blocks.slice(1)] });

describe('two changes of a block', () => {
  test('of different fields are both made', () => {
    const theirs = withFirst({ text: 'Theirs', button: { label: 'Theirs', to: '/' } });
    expect(
      mergeChanges(put({ heading: 'Mine', button: { label: 'Three', to: '/mine' } }), { base: page, theirs, mineWins: false }),
    ).toEqual(put({ heading: 'Mine', text: 'Theirs', button: { label: 'Theirs', to: '/mine' } }));
  });

  test('of one field are a conflict, or mine alone by force', () => {
    const theirs = withFirst({ heading: 'Theirs', text: 'Also theirs' });
    expect(mergeChanges(put({ heading: 'Mine' }), { base: page, theirs, mineWins: false })).toBeUndefined();
    expect(mergeChanges(put({ heading: 'Mine' }), { base: page, theirs, mineWins: true })).toEqual(
      put({ heading: 'Mine', text: 'Also theirs' }),
    );
  });

  test('that are the same need no change', () => {
    expect(mergeChanges(put({ heading: 'Both' }), { base: page, theirs: withFirst({ heading: 'Both' }), mineWins: false })).toEqual([]);
  });

  test.each([
    ['moved', { ...page, blocks: [...page.blocks].reverse() }],
    ['deleted', { ...page, blocks: page.blocks.slice(1) }],
    ['added', { ...page, blocks: [{ type: 'notice' }, ...page.blocks] }],
    ['replaced by no list', { ...page, blocks: {} }],
  ])('of which one is in another place are a conflict: somebody has %s blocks', (_, theirs) => {
    expect(mergeChanges(put({ heading: 'Mine' }), { base: page, theirs, mineWins: true })).toBeUndefined();
  });

  test('of the list of blocks are a conflict', () => {
    const changes = [{ kind: 'move', path: ['blocks'], from: 0, to: 1 }] as const;
    expect(mergeChanges(changes, { base: page, theirs: withFirst({ heading: 'Theirs' }), mineWins: false })).toBeUndefined();
  });

  test('of which one deletes a field are both made', () => {
    const { text: _, ...theirs } = block;
    const merged = mergeChanges([{ kind: 'delete', path: ['blocks', 0, 'heading'] }], {
      base: page,
      theirs: { ...page, blocks: [theirs, page.blocks[1]] },
      mineWins: false,
    });
    expect(merged).toEqual([{ kind: 'delete', path: ['blocks', 0, 'heading'] }]);
  });
});

describe('a change of a list that somebody else has changed', () => {
  const [a, b, c, added] = ['A', 'B', 'C', 'D'].map((heading) => ({ type: 'notice', heading }));
  const parts = { base: { blocks: [a, b, c] }, theirs: { blocks: [added, c, b, a] } };
  const path = ['blocks'];

  test.each([
    ['moves the same entry', { kind: 'move', path, from: 0, to: 1 }, { kind: 'move', path, from: 3, to: 1 }],
    ['copies the same entry', { kind: 'copy', path, index: 0 }, { kind: 'copy', path, index: 3 }],
    ['deletes the same entry', { kind: 'delete', path: ['blocks', 0] }, { kind: 'delete', path: ['blocks', 3] }],
    ['adds an entry', { kind: 'insert', path, at: 3, value: {} }, { kind: 'insert', path, at: 3, value: {} }],
  ] as const)('%s, wherever it is now', (_, change, now) => {
    expect(changesInMoved([change], parts)).toEqual([now]);
  });

  test.each([
    ['edited it', [b, c, { ...a, text: 'Theirs' }], 2],
    ['copied it and edited the first one', [{ ...a, text: 'Theirs' }, b, c, a], 3],
  ])('deletes the same entry, although somebody has %s', (_, blocks, place) => {
    expect(changesInMoved([{ kind: 'delete', path: ['blocks', 0] }], { ...parts, theirs: { blocks } })).toEqual([
      { kind: 'delete', path: ['blocks', place] },
    ]);
  });

  test.each([
    ['gone', { blocks: [b, c] }],
    ['twice', { blocks: [b, c, a, a] }],
    ['in no list', {}],
  ])('of an entry that is %s is not made', (_, theirs) => {
    expect(changesInMoved([{ kind: 'move', path, from: 0, to: 1 }], { ...parts, theirs })).toBeUndefined();
  });
});

test('in any value, changes of different fields are both in the result, whoever comes first; nothing else changes', () => {
  const value = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.oneof(fc.string(), fc.integer(), fc.array(fc.string(), { maxLength: 3 })),
  );
  const names = fc.constantFrom('a', 'b', 'c', 'd');
  fc.assert(
    fc.property(value, names, names, fc.string(), fc.string(), (base, own, other, mineIs, theirsIs) => {
      const mine = { ...base, [own]: `mine ${mineIs}` };
      const theirs = { ...base, [other]: `theirs ${theirsIs}` };
      const merged = mergeValues(mine, { base, theirs, mineWins: false });
      expect(merged).toEqual(own === other ? undefined : { value: { ...mine, [other]: theirs[other] } });
      expect(mergeValues(mine, { base, theirs, mineWins: true })).toEqual({ value: { ...theirs, [own]: mine[own] } });
    }),
  );
});
