import type { Site, SiteContent, SiteLoader } from '../../packages/core/src/site/site.ts';
import type { Clock } from '../../packages/core/src/time/site-clock.ts';
import type { StoreOptions } from '../../packages/engine/src/cache/query-store.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';

type CachedSite = StoreOptions & { code: SiteContent; clock: Clock; rendersPages?: boolean };

/** Creates a loader as a new command does, and a function that stores what it knows for the next one. */
export const createCachedLoader = ({ code, clock, rendersPages = false, ...store }: CachedSite) => ({
  load: createSiteLoader(store.siteDir, code, clock, { store, rendersPages }) satisfies SiteLoader,
  store: (site: Site): Promise<void> => site.save(),
});
