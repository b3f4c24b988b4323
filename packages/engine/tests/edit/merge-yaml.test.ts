import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { mergeSteps, mergeYaml } from '../../src/edit/merge-yaml.ts';

const base = 'a: 1\nb: 2\nc: 3\nd: 4\ne: 5\n';
const list = (...entries: readonly unknown[]): string => stringify({ blocks: entries });
const merge = (before: string, mine: string, theirs: string): string | undefined => mergeYaml('pages/home.yaml', before, mine, theirs);

test('a change is made in a text that was changed above and below it since, and not where the same line was changed', () => {
  const mine = 'a: 1\nb: 2\nc: 30\nd: 4\ne: 5\n';
  const first = 'a: 10\nb: 2\nc: 3\nd: 4\ne: 5\n';
  expect(mergeSteps('site.yaml', base, mine, [first, first.replace('5', '50')])).toBe('a: 10\nb: 2\nc: 30\nd: 4\ne: 50\n');
  expect(mergeSteps('site.yaml', base, mine, [first, first.replace('3', '31')])).toBeUndefined();
});

test.each([
  ['that both have moved', ['B', 'A', 'C', 'D', 'E'], ['B', 'C', 'D', 'A', 'E']],
  ['that one has moved and the other has deleted', ['B', 'C', 'D', 'A', 'E'], ['B', 'C', 'D', 'E']],
])('an entry %s is asked about, because its lines would be there twice, or again', (_, mine, theirs) => {
  const before = list('A', 'B', 'C', 'D', 'E');
  expect(merge(before, list(...mine), list(...theirs))).toBeUndefined();
  expect(merge(before, list(...theirs), list(...mine))).toBeUndefined();
});

test('different entries that are moved are both moved, and what both have deleted is gone', () => {
  const before = list('A', 'B', 'C', 'D', 'E', 'F');
  expect(merge(before, list('B', 'A', 'C', 'D', 'E', 'F'), list('A', 'B', 'C', 'D', 'F', 'E'))).toBe(list('B', 'A', 'C', 'D', 'F', 'E'));
  const twice = list('A', 'A', 'B', 'C', 'D');
  expect(merge(twice, list('A', 'B', 'C', 'D'), list('A', 'B', 'C', 'E'))).toBe(list('A', 'B', 'C', 'E'));
});

test('whatever two people move, no entry is there twice and none is lost', () => {
  const moves = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 3 });
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const moved = (all: readonly (readonly [number, number])[]): string[] =>
    all.reduce((now, [from, to]) => now.toSpliced(from, 1).toSpliced(to, 0, ...now.slice(from, from + 1)), names);
  fc.assert(
    fc.property(moves, moves, (mine, theirs) => {
      const merged = merge(list(...names), list(...moved(mine)), list(...moved(theirs)));
      if (merged !== undefined) expect(merged.match(/[A-F]/g)?.sort()).toEqual(names);
    }),
  );
});
