import { type ContentSchemas, isProse, planInBlock } from '@pagewright/core';
import { isPair, isSeq, parseDocument, stringify, visit } from 'yaml';

type Path = (string | number)[];

/** Returns where a node is, from the nodes around it and itself. */
const pathOf = (nodes: readonly unknown[]): Path =>
  nodes.flatMap((node, index): Path => {
    if (isPair(node)) return [String(node.key)];
    return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
  });

/** Returns a block as the one entry of a list, in which each text for visitors has a mark: it is a sample until somebody writes another. */
export function markedBlock(block: object, schemas: ContentSchemas): string {
  const text = stringify([block], { lineWidth: 0 });
  const { type } = Object(block);
  const ends: number[] = [];
  visit(parseDocument(text), {
    Scalar: (key, node, around) => {
      const [start = 0, end = 0] = node.range ?? [];
      if (key === 'key' || typeof node.value !== 'string' || node.value === '') return;
      const [, ...path] = pathOf([...around, node]);
      if (!isProse(planInBlock(block, path, type, schemas))) return;
      // The mark of a text in lines of its own stands above them.
      const isBelow = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
      const at = text.indexOf('\n', isBelow ? start : end - 1);
      ends.push(at < 0 ? text.length : at);
    },
  });
  return ends
    .toReversed()
    .reduce((marked, at) => `${marked.slice(0, at)} # sample${marked.slice(at)}`, text)
    .trimEnd();
}
