import type { PageFacts } from '../../model/page-facts.ts';

/** The inputs of a stylesheet from content: the block types in use, and the class names computed from content. */
export type Usage = { types: ReadonlySet<string>; contentClasses: ReadonlySet<string> };

/** Collects the usage of pages. */
export const collectUsage = (pages: readonly { facts: PageFacts }[]): Usage => ({
  types: new Set(pages.flatMap(({ facts }) => facts.types)),
  contentClasses: new Set(pages.flatMap(({ facts }) => facts.contentClasses)),
});
