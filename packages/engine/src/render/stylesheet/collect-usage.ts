import type { PageFacts } from '../../model/page-facts.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { consentClasses } from '../consent.tsx';

/** The inputs of a stylesheet from content: the block types in use, and the class names computed from content and settings. */
export type Usage = { types: ReadonlySet<string>; contentClasses: ReadonlySet<string> };

/** Collects the usage of pages and of the question for consent. */
export const collectUsage = (pages: readonly { facts: PageFacts }[], { analytics }: Pick<SiteModel, 'analytics'>): Usage => ({
  types: new Set(pages.flatMap(({ facts }) => facts.types)),
  contentClasses: new Set([...pages.flatMap(({ facts }) => facts.contentClasses), ...(analytics?.cookies ? consentClasses : [])]),
});
