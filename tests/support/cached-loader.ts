import type { StoreOptions } from '../../packages/engine/src/query/query-store.ts';
import type { ContentSchemas } from '../../packages/engine/src/schema/content-schemas.ts';
import { createSiteLoader, type Site, type SiteLoader } from '../../packages/engine/src/site/load-site.ts';
import type { Clock } from '../../packages/engine/src/time/site-clock.ts';

type CachedSite = StoreOptions & { code: ContentSchemas; clock: Clock; rendersPages?: boolean };

/** Creates a loader as a new command does, and a function that stores what it knows for the next one. */
export const createCachedLoader = ({ code, clock, rendersPages = false, ...store }: CachedSite) => ({
  load: createSiteLoader(store.siteDir, code, clock, { store, rendersPages }) satisfies SiteLoader,
  store: (site: Site): Promise<void> => site.save(),
});
