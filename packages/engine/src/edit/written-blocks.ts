import { blockKeys, isGroup, type ResolvedPage, usedName } from '@pagewright/core';
import { typeOf } from './place-names.ts';
import type { WrittenBlock } from './site-editor-types.ts';

/** Returns the blocks in the value of a page file. Empty for one without a list of blocks. */
export function blocksIn(page: unknown): readonly unknown[] {
  const { blocks } = Object(page);
  return Array.isArray(blocks) ? blocks : [];
}

/** Returns the blocks of a page as they stand in its file, with the shared blocks that they use. The site may have read an earlier text of the file. */
export function writtenBlocks({ page: { source, uses } }: ResolvedPage, value: unknown): WrittenBlock[] {
  const folder = source.displayPath.slice(0, -source.path.length);
  const blocks = blocksIn(value).map((block) => {
    const name = usedName(Object(block));
    const used = name === undefined ? undefined : uses.get(name);
    const shared = used && { file: used.file.displayPath.slice(folder.length), type: used.fields?.type };
    return { type: typeOf(block), value: block, shared };
  });
  const keys = blockKeys(blocks.map(({ value: block, shared }) => keyType(block, shared?.type)));
  return blocks.map((block, index) => ({ ...block, key: keys[index] ?? '' }));
}

/** Returns the type by which the page names a block. */
function keyType(block: unknown, shared: string | undefined): string {
  if (!isGroup(block)) return '';
  return typeof block.use === 'string' ? (shared ?? '') : String(block.type);
}
