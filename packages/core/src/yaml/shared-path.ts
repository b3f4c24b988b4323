import type { ValuePath } from './yaml-file.ts';

type Node = { path: ValuePath; children: Map<PropertyKey, Node> };

const newNode = (path: ValuePath): Node => ({ path, children: new Map() });

const root = newNode([]);

/**
 * Returns the array that all equal paths share. Pages keep the path of each of their texts, and thousands of pages have the
 * same few hundred paths.
 */
export function sharedPath(path: ValuePath): ValuePath {
  let node = root;
  for (const step of path) {
    const known = node.children.get(step);
    const child = known ?? newNode([...node.path, step]);
    if (!known) node.children.set(step, child);
    node = child;
  }
  return node.path;
}
