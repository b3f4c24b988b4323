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
  for (const [index, step] of path.entries()) {
    const child = node.children.get(step) ?? newNode(path.slice(0, index + 1));
    node.children.set(step, child);
    node = child;
  }
  return node.path;
}
