import {
  type Clock,
  type ContentSchemas,
  type Problem,
  readSources,
  type Site,
  type SiteContent,
  type SiteSources,
} from '@pagewright/core';
import { nodeHost } from '../site/node-host.ts';
import type { What } from './edit-history.ts';
import type { FileChange } from './file-changes.ts';

/** The site that a task changes. */
export type TaskSite = { siteDir: string; clock: Clock; site: Site; sources: SiteSources; schemas: ContentSchemas };

/** What a task would write. */
export type PlannedTask = {
  files: FileChange[];
  what: What;
  /** The path of the page to show afterwards. */
  page?: string;
  /** Gives a problem from before the form that it has afterwards. */
  rename?: (problem: Problem) => Problem;
};

/** Reads the site as tasks need it. */
export async function readTaskSite(parts: { siteDir: string; clock: Clock; code: SiteContent; site: Site }): Promise<TaskSite> {
  const { siteDir, clock, code, site } = parts;
  return { siteDir, clock, site, sources: await readSources(nodeHost, siteDir, code), schemas: site.schemas };
}
