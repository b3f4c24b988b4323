import type { Node } from 'prosemirror-model';

/** The block of the original text that a block is, or that it replaces. `isKept`: it is the same. */
export type BlockPlace = { index: number | undefined; isKept: boolean };

/**
 * Finds the original of each block: the same node, else an equal one that no other block is. Others replace the originals that are left
 * between two that are found, in order.
 */
export function placeBlocks(blocks: readonly Node[], originals: readonly Node[]): BlockPlace[] {
  const indexes = new Map(originals.map((original, index) => [original, index]));
  const same = blocks.map((block) => {
    const index = indexes.get(block);
    indexes.delete(block);
    return index;
  });
  // Few are left: those of the blocks that were changed.
  const free = [...indexes];
  const found = blocks.map((block, index) => {
    if (same[index] !== undefined) return same[index];
    const at = free.findIndex(([original]) => original.eq(block));
    return at < 0 ? undefined : free.splice(at, 1)[0]?.[1];
  });
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
