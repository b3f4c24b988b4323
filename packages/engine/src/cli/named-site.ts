import { join } from 'node:path';
import { MissingSiteError } from '../content/find/missing-site-error.ts';
import { readSources, type SiteSources } from '../content/references/site-sources.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { createSiteLoader, type Site } from '../site/load-site.ts';
import type { Clock } from '../time/site-clock.ts';
import type { Project } from './declare/option.ts';

/** A loaded site with everything that has a name in it. */
export type NamedSite = { schemas: SiteCode; site: Site; sources: SiteSources };

/** Loads the site in `siteDir`. Throws `MissingSiteError` when there is none. */
export async function loadNamedSite({ siteDir, clock, loadCode }: NamedSiteOptions): Promise<NamedSite> {
  const schemas = await loadCode();
  const site = await createSiteLoader(siteDir, schemas, clock)();
  return { schemas, site, sources: await readSources(siteDir, schemas) };
}

type NamedSiteOptions = Pick<Project, 'loadCode'> & { siteDir: string; clock?: Clock };

/** Loads the site of the project in `site.config`. Undefined when it has none. */
export async function loadProjectSite({ root, loadCode }: Project): Promise<NamedSite | undefined> {
  return loadNamedSite({ siteDir: join(root, 'site.config'), loadCode }).catch((error: unknown) => {
    if (error instanceof MissingSiteError) return undefined;
    throw error;
  });
}
