import type { StoreOptions } from '../../packages/engine/src/query/query-store.ts';
import { createSiteLoader, type Site, type SiteContent, type SiteLoader } from '../../packages/engine/src/site/load-site.ts';
import type { Clock } from '../../packages/engine/src/time/site-clock.ts';

type CachedSite = StoreOptions & { code: SiteContent; clock: Clock; rendersPages?: boolean };

/** Creates a loader as a new command does, and a function that stores what it knows for the next one. */
export const createCachedLoader = ({ code, clock, rendersPages = false, ...store }: CachedSite) => ({
  load: createSiteLoader(store.siteDir, code, clock, { store, rendersPages }) satisfies SiteLoader,
  store: (site: Site): Promise<void> => site.save(),
});
