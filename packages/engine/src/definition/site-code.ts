import type { ContentSchemas } from '../schema/content-schemas.ts';
import type { SiteParts } from './site-parts.ts';

/** The code of a site as the engine uses it. Created by `defineSite`. A site that extends this one starts from its parts. */
export type SiteCode = ContentSchemas &
  SiteParts & {
    /** The folder of `site.ts`. An absolute path. */
    folder: string;
  };
