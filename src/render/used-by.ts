import type { BlockType } from '../../schemas/blocks/index.ts';
import { contentClasses } from '../blocks/content-classes.ts';
import type { PageModel } from '../model/page-model.ts';

/** What the stylesheet of a site must cover: the block types in use, and the classes made from content. */
export type Used = { types: ReadonlySet<BlockType>; contentClasses: ReadonlySet<string> };

/** Gathers what pages use. */
export function usedBy(pages: readonly PageModel[]): Used {
  const blocks = pages.flatMap((page) => page.blocks);
  return { types: new Set(blocks.map(({ type }) => type)), contentClasses: new Set(blocks.flatMap(contentClasses)) };
}
