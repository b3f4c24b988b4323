import type { SiteSources } from '../../content/references/site-sources.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { Site } from '../../site/load-site.ts';
import type { SiteChanges } from '../../yaml/edit/site-changes.ts';

/** The input of a plan. */
export type RenameTask = {
  schemas: ContentSchemas;
  sources: SiteSources;
  site: Site;
  siteDir: string;
  from: string;
  to: string;
  moveFile: boolean;
  /** The paths that release builds have published. */
  published: ReadonlySet<string>;
};

/** The changes of a renaming, the message to print afterwards, and a sentence about what it leaves out. */
export type RenamePlan = SiteChanges & { done: string; note?: string | undefined };

/** Plans a renaming. Throws, with a message for authors, when it is not possible. */
export type Plan = (task: RenameTask) => RenamePlan;
