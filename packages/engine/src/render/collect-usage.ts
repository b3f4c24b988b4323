import type { TraitsOf } from '../model/block-traits-lookup.ts';
import type { PageModel } from '../model/page-model.ts';

/** What the stylesheet of a site must cover: the block types in use, and the class names computed from content. */
export type Used = { types: ReadonlySet<string>; contentClasses: ReadonlySet<string> };

const known = new WeakMap<PageModel, Used>();

/** Collects what pages use. Each model is inspected once and then remembered. */
export function collectUsage(pages: readonly PageModel[], traitsOf: TraitsOf): Used {
  const types = new Set<string>();
  const classes = new Set<string>();
  for (const page of pages) {
    const used = known.get(page) ?? usedByPage(page, traitsOf);
    known.set(page, used);
    for (const type of used.types) types.add(type);
    for (const name of used.contentClasses) classes.add(name);
  }
  return { types, contentClasses: classes };
}

const usedByPage = ({ blocks }: PageModel, traitsOf: TraitsOf): Used => ({
  types: new Set(blocks.map(({ type }) => type)),
  contentClasses: new Set(
    blocks.flatMap(({ type, props }) => {
      const { contentClasses } = traitsOf(type);
      return contentClasses ? contentClasses(props) : [];
    }),
  ),
});
