import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../support/imports-of.ts';
import { codeFiles } from '../support/source-files.ts';

type Edge = { from: string; to: string };

const files = codeFiles();
const paths = new Set(files.map(({ path }) => path));
const edges: Edge[] = files.flatMap((file) =>
  importsOf(file).flatMap(({ from, target }) => (paths.has(target) ? [{ from, to: target }] : [])),
);

test('no file imports itself through other files', () => {
  expect(circles(edges)).toEqual([]);
});

// Imports between the folders at the top level: `directions.test.ts`.
test('no folder imports itself through its sibling folders', () => {
  const parents = new Set(files.flatMap(({ path }) => foldersAbove(path)).filter((folder) => folder !== '.'));
  expect([...parents].flatMap((parent) => circles(edgesBelow(parent)))).toEqual([]);
});

test('the search finds a circle', () => {
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

/** Returns the imports between the subfolders of `parent`, including all files below them. Skips files directly in `parent`. */
function edgesBelow(parent: string): Edge[] {
  const childOf = (path: string): string | undefined => {
    const rest = parent === '.' ? path : path.startsWith(`${parent}/`) ? path.slice(parent.length + 1) : '';
    return rest.includes('/') ? posix.join(parent, rest.slice(0, rest.indexOf('/'))) : undefined;
  };
  return edges.flatMap(({ from, to }) => {
    const a = childOf(from);
    const b = childOf(to);
    return a !== undefined && b !== undefined && a !== b ? [{ from: a, to: b }] : [];
  });
}

/** Returns every circle once, as a path. */
function circles(all: readonly Edge[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of all) next.set(from, (next.get(from) ?? new Set()).add(to));
  const found = new Map<string, string>();
  for (const start of [...next.keys()].sort()) {
    const path = shortestCircle(start, next);
    if (path) found.set(path.slice(0, -1).sort().join(), path.join(' -> '));
  }
  return [...found.values()];
}

/** Returns the shortest path from a node to itself, or undefined. */
function shortestCircle(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const seen = new Set<string>();
  let paths: string[][] = [[start]];
  while (paths.length > 0) {
    const longer: string[][] = [];
    for (const path of paths) {
      for (const node of next.get(path.at(-1) ?? '') ?? []) {
        if (node === start) return [...path, node];
        if (seen.has(node)) continue;
        seen.add(node);
        longer.push([...path, node]);
      }
    }
    paths = longer;
  }
  return undefined;
}
