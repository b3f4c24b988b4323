import type { BlockType } from '../../../../schemas/blocks/index.ts';
import { contentClasses } from '../../../../src/blocks/content-classes.ts';
import type { PageModel } from '../model/page-model.ts';

/** What the stylesheet of a site must cover: the block types in use, and the classes made from content. */
export type Used = { types: ReadonlySet<BlockType>; contentClasses: ReadonlySet<string> };

const known = new WeakMap<PageModel, Used>();

/** Gathers what pages use; looks into each model once. */
export function collectUsage(pages: readonly PageModel[]): Used {
  const types = new Set<BlockType>();
  const classes = new Set<string>();
  for (const page of pages) {
    const used = known.get(page) ?? usedByPage(page);
    known.set(page, used);
    for (const type of used.types) types.add(type);
    for (const name of used.contentClasses) classes.add(name);
  }
  return { types, contentClasses: classes };
}

const usedByPage = ({ blocks }: PageModel): Used => ({
  types: new Set(blocks.map(({ type }) => type)),
  contentClasses: new Set(blocks.flatMap(contentClasses)),
});
