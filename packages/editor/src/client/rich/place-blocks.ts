import type { Node } from 'prosemirror-model';

/** The block of the original text that a block is, or that it replaces. `isKept`: it is the same. */
export type BlockPlace = { index: number | undefined; isKept: boolean };

/**
 * Finds the original of each block: the same node, else an equal one that no other block is. Others replace the originals that are left
 * between two that are found, in order.
 */
export function placeBlocks(blocks: readonly Node[], originals: readonly Node[]): BlockPlace[] {
  const free = new Set(originals.keys());
  const take = (isIt: (original: Node) => boolean): number | undefined => {
    const found = [...free].find((index) => originals[index] !== undefined && isIt(originals[index]));
    if (found !== undefined) free.delete(found);
    return found;
  };
  const same = blocks.map((block) => take((original) => original === block));
  const found = blocks.map((block, index) => same[index] ?? take((original) => original.eq(block)));
  return found.map((index, at) =>
    index === undefined ? { index: replacedBy(at, found, originals.length), isKept: false } : { index, isKept: true },
  );
}

function replacedBy(at: number, found: readonly (number | undefined)[], length: number): number | undefined {
  const start = found.findLastIndex((index, place) => place < at && index !== undefined);
  const next = found.findIndex((index, place) => place > at && index !== undefined);
  const before = start < 0 ? -1 : (found[start] ?? -1);
  const after = next < 0 ? length : (found[next] ?? length);
  const index = before + at - start;
  return index < after ? index : undefined;
}
