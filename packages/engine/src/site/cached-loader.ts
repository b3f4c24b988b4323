import type { StoreOptions } from '../query/query-store.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import type { Clock } from '../time/site-clock.ts';
import { restoreKnownValues, storeKnownValues } from './known-values.ts';
import { createSiteLoader, type Site, type SiteLoader } from './load-site.ts';

type CachedSite = StoreOptions & {
  code: ContentSchemas;
  clock: Clock;
  /** True for a build, which needs the model of each page. */
  rendersPages?: boolean;
};

/** A loader that uses what earlier commands found out, and a function that stores a loaded site for later commands. */
export type CachedLoader = { load: SiteLoader; store: (site: Site) => Promise<void> };

/** Creates a loader with the caches of a project. `store` never throws: without a cache, only the next command takes longer. */
export function createCachedLoader({ code, clock, rendersPages = false, ...store }: CachedSite): CachedLoader {
  restoreKnownValues(store);
  return {
    load: createSiteLoader(store.siteDir, code, clock, { store, rendersPages }),
    store: async (site) => {
      await Promise.all([site.save(), storeKnownValues(store)]).catch(() => undefined);
    },
  };
}
