import { type ResolvedPage, type Site, usedName } from '@pagewright/core';
import { typeOf } from './describe-edit.ts';
import type { WrittenBlock } from './editing-types.ts';

/** Returns the blocks in the value of a page file. Empty for one without a list of blocks. */
export function blocksIn(page: unknown): readonly unknown[] {
  const { blocks } = Object(page);
  return Array.isArray(blocks) ? blocks : [];
}

/** Returns the blocks of a page as they stand in its file, with the shared blocks that they use. */
export function writtenBlocks(resolved: ResolvedPage, value: unknown, site: Site): WrittenBlock[] {
  const { renderable, hidden } = site.blocksOf(resolved);
  const { source, uses } = resolved.page;
  const folder = source.displayPath.slice(0, -source.path.length);
  return blocksIn(value).map((block, index) => {
    const name = usedName(Object(block));
    const shared = name === undefined ? undefined : uses.get(name);
    return {
      type: typeOf(block),
      value: block,
      key: (renderable.get(index) ?? hidden.blocks.get(index))?.key,
      shared: shared && { file: shared.file.displayPath.slice(folder.length), type: shared.fields?.type },
    };
  });
}
