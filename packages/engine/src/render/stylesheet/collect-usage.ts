import type { TraitsOf } from '../../model/block-traits-lookup.ts';
import type { PageModel } from '../../model/page-model.ts';

/** The inputs of a stylesheet from content: the block types in use, and the class names computed from content. */
export type Usage = { types: ReadonlySet<string>; contentClasses: ReadonlySet<string> };

const usageCache = new WeakMap<PageModel, Usage>();

/** Collects the usage of pages. Caches the usage of each model. */
export function collectUsage(pages: readonly PageModel[], traitsOf: TraitsOf): Usage {
  const types = new Set<string>();
  const classes = new Set<string>();
  for (const page of pages) {
    const used = usageCache.get(page) ?? usageOfPage(page, traitsOf);
    usageCache.set(page, used);
    for (const type of used.types) types.add(type);
    for (const name of used.contentClasses) classes.add(name);
  }
  return { types, contentClasses: classes };
}

const usageOfPage = ({ blocks }: PageModel, traitsOf: TraitsOf): Usage => ({
  types: new Set(blocks.map(({ type }) => type)),
  contentClasses: new Set(
    blocks.flatMap(({ type, props }) => {
      const { contentClasses } = traitsOf(type);
      return contentClasses ? contentClasses(props) : [];
    }),
  ),
});
