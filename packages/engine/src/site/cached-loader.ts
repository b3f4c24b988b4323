import { PageCache } from '../content/page-cache/page-cache.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import type { Clock } from '../time/site-clock.ts';
import { restoreKnownValues, storeKnownValues } from './known-values.ts';
import { createSiteLoader, type Site, type SiteLoader } from './load-site.ts';

type CachedSite = {
  code: ContentSchemas;
  /** The folder of the project, which contains the caches. */
  root: string;
  siteDir: string;
  clock: Clock;
  /** A hash of the sources of the running command. */
  fingerprint: string;
  /** What a command that loads the site once releases of each page. Default: nothing. */
  releases?: 'all' | 'all but models';
};

/** A loader that uses what earlier commands found out, and a function that stores a loaded site for later commands. */
export type CachedLoader = { load: SiteLoader; store: (site: Site) => Promise<void> };

/** Creates a loader with the caches of a project. `store` never throws: without a cache, only the next command takes longer. */
export function createCachedLoader({ code, clock, releases, ...cached }: CachedSite): CachedLoader {
  restoreKnownValues(cached);
  return {
    load: createSiteLoader(cached.siteDir, code, clock, { cache: new PageCache(cached), ...(releases && { releases }) }),
    store: async (site) => {
      await Promise.all([site.saveCache(), storeKnownValues(cached)]).catch(() => undefined);
    },
  };
}
