import { memoizeByKey } from '../../cache/memoize.ts';
import type { TraitsOf } from '../../model/block-traits-lookup.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import { type BlockModel, framesOf, type PageModel, withNested } from '../../model/page-model.ts';

const known = new WeakMap<PageModel, PageFacts>();

/** Collects the facts of a page. Caches those of each model. */
export const factsOfModel = (model: PageModel, traitsOf: TraitsOf): PageFacts =>
  memoizeByKey(known, model, () => collectFacts(withNested(model.blocks), traitsOf));

function collectFacts(blocks: readonly BlockModel[], traitsOf: TraitsOf): PageFacts {
  const found = blocks.map(({ type, key, props }) => {
    const { contentClasses, document, form } = traitsOf(type);
    const spec = form ? form(props) : undefined;
    return {
      type,
      classes: contentClasses ? contentClasses(props) : [],
      entry: document ? { ...document.feedEntry(props), key } : undefined,
      form: spec && { key, ...spec },
    };
  });
  return {
    types: [...new Set(found.map(({ type }) => type))],
    contentClasses: [...new Set(found.flatMap(({ classes }) => classes))],
    frames: framesOf(blocks),
    feedEntries: found.flatMap(({ entry }) => entry ?? []),
    forms: found.flatMap(({ form }) => form ?? []),
  };
}
