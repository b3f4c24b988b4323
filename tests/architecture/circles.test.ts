import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../support/imports-of.ts';
import { sourceFiles } from '../support/source-files.ts';

type Edge = { from: string; to: string };

const files = sourceFiles('packages', 'src', 'schemas');
const paths = new Set(files.map(({ path }) => path));
const edges: Edge[] = files.flatMap((file) =>
  importsOf(file).flatMap(({ from, target }) => (paths.has(target) ? [{ from, to: target }] : [])),
);

test('no file imports itself by way of other files', () => {
  expect(circles(edges)).toEqual([]);
});

// Not `src` and `schemas` themselves: both hold parts of the engine and parts of the site. The engine takes the site's list
// of blocks and collections, and their declarations take types and functions of the engine; `directions.test.ts` says which.
test('no folder imports itself by way of the folders beside it', () => {
  const parents = new Set(files.flatMap(({ path }) => foldersAbove(path)).filter((folder) => folder !== '.'));
  expect([...parents].flatMap((parent) => circles(edgesBelow(parent)))).toEqual([]);
});

test('a circle would be found', () => {
  const found = circles([
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'c', to: 'a' },
    { from: 'c', to: 'd' },
  ]);
  expect(found).toEqual(['c -> a -> b -> c']);
});

function foldersAbove(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? ['.'] : [folder, ...foldersAbove(folder)];
}

/** The imports between the folders of `parent`, each folder with everything in it. Files directly in `parent` don't count. */
function edgesBelow(parent: string): Edge[] {
  const childOf = (path: string): string | undefined => {
    const rest = parent === '.' ? path : path.startsWith(`${parent}/`) ? path.slice(parent.length + 1) : '';
    return rest.includes('/') ? posix.join(parent, rest.slice(0, rest.indexOf('/'))) : undefined;
  };
  return edges.flatMap(({ from, to }) => {
    const [a, b] = [childOf(from), childOf(to)];
    return a !== undefined && b !== undefined && a !== b ? [{ from: a, to: b }] : [];
  });
}

/** One circle for each node that can reach itself, written as a path, without those that begin elsewhere on the same circle. */
function circles(all: readonly Edge[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of all) next.set(from, (next.get(from) ?? new Set()).add(to));
  const found = new Map<string, string>();
  for (const start of [...next.keys()].sort()) {
    const path = wayBack(start, next);
    if (path) found.set(path.slice(0, -1).sort().join(), path.join(' -> '));
  }
  return [...found.values()];
}

/** The shortest way from a node back to itself; undefined when there is none. */
function wayBack(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const seen = new Set<string>();
  let ways: string[][] = [[start]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways) {
      for (const node of next.get(way.at(-1) ?? '') ?? []) {
        if (node === start) return [...way, node];
        if (seen.has(node)) continue;
        seen.add(node);
        longer.push([...way, node]);
      }
    }
    ways = longer;
  }
  return undefined;
}
