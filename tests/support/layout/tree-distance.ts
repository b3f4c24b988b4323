import type { Region } from './regions.ts';

/** The nodes of a tree, children before their parents. `first` is the index of the first leaf below a node. */
type Nodes = readonly { kind: Region['kind']; first: number }[];

function nodesOf(root: Region): Nodes {
  const nodes: { kind: Region['kind']; first: number }[] = [];
  const add = ({ kind, parts }: Region): number => {
    const [first = nodes.length] = parts.map(add);
    nodes.push({ kind, first });
    return first;
  };
  add(root);
  return nodes;
}

/** The last nodes that begin at each leaf: the roots of the subtrees that are compared. */
const keyRoots = (nodes: Nodes): number[] =>
  nodes.flatMap(({ first }, index) => (nodes.findLastIndex((node) => node.first === first) === index ? [index] : []));

/**
 * Returns the tree edit distance of two regions by Zhang and Shasha: how many nodes have to be added, removed or changed in their kind so
 * that one tree becomes the other, as a part of the nodes of both. 0 for equal trees, at most 1.
 */
export function treeDistance(one: Region, other: Region): number {
  const [a, b] = [nodesOf(one), nodesOf(other)];
  const trees = new Map<number, number>();
  const key = (i: number, j: number): number => i * b.length + j;
  for (const i of keyRoots(a)) for (const j of keyRoots(b)) compareSubtrees(i, j);
  return (trees.get(key(a.length - 1, b.length - 1)) ?? 0) / (a.length + b.length);

  /** Fills in the distances of the subtrees along the first branches of two nodes. */
  function compareSubtrees(i: number, j: number): void {
    const [fromA, fromB] = [a[i]?.first ?? 0, b[j]?.first ?? 0];
    // The distances of forests that end before a node. Row and column 0 are the empty forest.
    const forests = Array.from({ length: i - fromA + 2 }, (_, row) =>
      Array.from({ length: j - fromB + 2 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
    );
    const forest = (row: number, column: number): number => forests[row]?.[column] ?? 0;
    for (let x = fromA; x <= i; x += 1) {
      for (let y = fromB; y <= j; y += 1) {
        const [row, column] = [x - fromA + 1, y - fromB + 1];
        const [firstX, firstY] = [a[x]?.first ?? 0, b[y]?.first ?? 0];
        const areTrees = firstX === fromA && firstY === fromB;
        const changed = areTrees
          ? forest(row - 1, column - 1) + (a[x]?.kind === b[y]?.kind ? 0 : 1)
          : forest(firstX - fromA, firstY - fromB) + (trees.get(key(x, y)) ?? 0);
        const distance = Math.min(forest(row - 1, column) + 1, forest(row, column - 1) + 1, changed);
        const cells = forests[row];
        if (cells) cells[column] = distance;
        if (areTrees) trees.set(key(x, y), distance);
      }
    }
  }
}
