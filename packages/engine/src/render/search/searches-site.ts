import type { TraitsOf } from '../../model/block-traits-lookup.ts';
import type { PageFacts } from '../../model/page-facts.ts';

/** True for a site with a block that searches it. Other sites have no search index. */
export const searchesSite = (pages: readonly { facts: Pick<PageFacts, 'types'> }[], traitsOf: TraitsOf): boolean =>
  [...new Set(pages.flatMap(({ facts }) => facts.types))].some((type) => {
    const { interactive } = traitsOf(type);
    return interactive && interactive.enhance !== undefined && interactive.searchesSite === true;
  });
