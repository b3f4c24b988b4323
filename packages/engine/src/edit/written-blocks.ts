import type { Site } from '@pagewright/core';
import { typeOf } from './describe-edit.ts';
import type { WrittenBlock } from './editing-types.ts';

/** Returns the entries of `blocks:` of a page. */
export function blocksIn(page: unknown): readonly unknown[] {
  const { blocks } = Object(page);
  return Array.isArray(blocks) ? blocks : [];
}

/** Returns the blocks of a page as they stand in its file, with their keys in the page. */
export const writtenBlocks = (page: unknown, { renderable, hidden }: ReturnType<Site['blocksOf']>): WrittenBlock[] =>
  blocksIn(page).map((block, index) => ({
    type: typeOf(block),
    value: block,
    key: (renderable.get(index) ?? hidden.blocks.get(index))?.key,
  }));
