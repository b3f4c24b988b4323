import type { SiteSources } from '../../content/references/site-sources.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { Site } from '../../site/load-site.ts';
import type { SiteChanges } from '../../yaml/edit/site-changes.ts';

/** What is known when something is to be renamed. */
export type RenameTask = {
  schemas: ContentSchemas;
  sources: SiteSources;
  site: Site;
  siteDir: string;
  from: string;
  to: string;
  moveFile: boolean;
};

/** What a renaming changes, and the sentence that says so once it is done. */
export type RenamePlan = SiteChanges & { done: string };

/** Plans a renaming. Throws, in plain words, when it cannot be. */
export type Plan = (task: RenameTask) => RenamePlan;
