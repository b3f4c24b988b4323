import { type ContentSchemas, type FieldPlan, isProse, kindOf, planInBlock } from '@pagewright/core';
import { isPair, isSeq, parseDocument, stringify, visit } from 'yaml';

type Path = (string | number)[];

/** A value in a text: the end of its line, where a mark belongs, and the block that it is in. */
type InventedValue = { at: number; block: Record<string, unknown> };

/** A block, and the path of a value in it. */
type InBlock = { block: Record<string, unknown>; path: Path };

/** Returns where a node is, from the nodes around it and itself. */
const pathOf = (nodes: readonly unknown[]): Path =>
  nodes.flatMap((node, index): Path => {
    if (isPair(node)) return [String(node.key)];
    return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
  });

/** An e-mail address, a phone number to call, or another website. */
const address = /^(?:mailto:)?[^\s@/]+@[^\s@/]+$|^(?:https?:\/\/|tel:)/;

/** True for what visitors learn from a value: a text, a day, a time, an address, a number, a tick or a word in a list. */
function isFact(value: unknown, { block, path }: InBlock, schemas: ContentSchemas): boolean {
  const planOf = (at: Path): FieldPlan | undefined => planInBlock(block, at, block.type, schemas);
  const plan = planOf(path);
  if (typeof value === 'string' && (isProse(plan) || address.test(value))) return true;
  // What a form accepts, and how many records a list shows, says nothing of anybody.
  const isForm = schemas.isBlockType(block.type) && schemas.traitsOf(block.type).form !== undefined;
  const isSelection = path.some((_, depth) => /records?/i.test(kindOf(planOf(path.slice(0, depth)))?.kind ?? ''));
  if (isForm || isSelection || plan?.default !== undefined) return false;
  return [value, path.at(-1)].some((one) => typeof one === 'number') || /^(?:date|time)$/.test(kindOf(plan)?.kind ?? '');
}

/** Returns the values of blocks in a text that are true of one company only. `inBlock` finds the block at a path, and the path in it. */
export function inventedValues(text: string, inBlock: (path: Path) => InBlock | undefined, schemas: ContentSchemas): InventedValue[] {
  const found: InventedValue[] = [];
  visit(parseDocument(text), {
    Scalar: (key, node, around) => {
      const [start = 0, end = 0] = node.range ?? [];
      const place = key === 'key' || node.value === '' || node.value === null ? undefined : inBlock(pathOf([...around, node]));
      if (!place || !isFact(node.value, place, schemas)) return;
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
