import { type ContentSchemas, isProse, kindOf, planInBlock } from '@pagewright/core';
import { isPair, isSeq, parseDocument, stringify, visit } from 'yaml';

type Path = (string | number)[];

/** A value in a text: the end of its line, where a mark belongs, and the block that it is in. */
type InventedValue = { at: number; block: Record<string, unknown> };

/** Returns where a node is, from the nodes around it and itself. */
const pathOf = (nodes: readonly unknown[]): Path =>
  nodes.flatMap((node, index): Path => {
    if (isPair(node)) return [String(node.key)];
    return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
  });

/** Returns the texts for visitors, the times and the cells of tables of blocks in a text. `inBlock` finds the block at a path, and the path in it. */
export function inventedValues(
  text: string,
  inBlock: (path: Path) => { block: Record<string, unknown>; path: Path } | undefined,
  schemas: ContentSchemas,
): InventedValue[] {
  const found: InventedValue[] = [];
  visit(parseDocument(text), {
    Scalar: (key, node, around) => {
      const [start = 0, end = 0] = node.range ?? [];
      const place = key === 'key' || typeof node.value !== 'string' || node.value === '' ? undefined : inBlock(pathOf([...around, node]));
      if (!place) return;
      const plan = planInBlock(place.block, place.path, place.block.type, schemas);
      const isCell = place.path.slice(-2).every((step) => typeof step === 'number');
      if (!isCell && !isProse(plan) && kindOf(plan)?.kind !== 'time') return;
      // The mark of a text in lines of its own stands above them.
      const isBelow = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
      const at = text.indexOf('\n', isBelow ? start : end - 1);
      found.push({ at: at < 0 ? text.length : at, block: place.block });
    },
  });
  return found;
}

/** Returns a block as the one entry of a list, in which what is invented has a mark: it is a sample until somebody writes another. */
export function markedBlock(block: object, schemas: ContentSchemas): string {
  const text = stringify([block], { lineWidth: 0 });
  const ends = inventedValues(text, ([, ...path]) => ({ block: Object(block), path }), schemas).map(({ at }) => at);
  return [...new Set(ends)]
    .toReversed()
    .reduce((marked, at) => `${marked.slice(0, at)} # sample${marked.slice(at)}`, text)
    .trimEnd();
}
