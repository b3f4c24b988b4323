import { memoizeByKey } from '../cache/memoize.ts';
import type { PublishedPath } from './find/published-paths.ts';

type Earlier = { before: readonly PublishedPath[]; redirects: readonly { from: string; to: string }[] };

/**
 * Returns the path at which each page was published first, for pages that have moved since. A page has moved when its file or
 * record was published at a path that no page has now, or when such a path redirects to it. No two pages get the same first path:
 * where a page has the old path of another, its own first path ends in `#2`.
 */
export function findFirstPaths(pages: readonly PublishedPath[], { before, redirects }: Earlier): Map<string, string> {
  const present = new Set(pages.map(({ path }) => path));
  const recorded = new Map(before.map(({ path, first }) => [path, first ?? path]));
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  // By the key and by the current path of the page that replaces a path.
  const moved = new Map<string, string[]>();
  for (const { path, key, first = path } of before) {
    if (present.has(path)) continue;
    for (const name of [key, targets.get(path) ?? '']) memoizeByKey(moved, name, () => []).push(first);
  }
  const earliest = (name: string): string | undefined => moved.get(name)?.sort()[0];
  const found = pages.map(({ path, key }) => ({ path, first: recorded.get(path) ?? earliest(key) ?? earliest(path) ?? path }));
  const taken = new Set<string>();
  const unique = ({ path, first }: { path: string; first: string }): [string, string] => {
    let own = first;
    for (let number = 2; taken.has(own); number += 1) own = `${first}#${number}`;
    taken.add(own);
    return [path, own];
  };
  // A page that moved is older than the one that has its path now.
  const isMoved = ({ path, first }: { path: string; first: string }): boolean => path !== first;
  const all = [...found.filter(isMoved), ...found.filter((page) => !isMoved(page))].map(unique);
  return new Map(all.filter(([path, first]) => path !== first));
}
