import type { Clock, Site, SiteContent, SiteLoader } from '@pagewright/core';
import type { RenderLive } from './draft-page.ts';
import type { MapCode } from './site-editor-types.ts';

/** What an editing needs of a site and its code. */
export type EditingParts = {
  root: string;
  siteDir: string;
  clock: Clock;
  readCode: () => SiteContent;
  /** Returns what loads the site, with the code as it is now. */
  readLoader: () => SiteLoader;
  /** Returns the site as it was loaded last; undefined while it cannot be read. */
  readSite: () => Site | undefined;
  /** Returns what renders blocks and layouts, with the components as they are now. */
  readRender: () => MapCode;
  /** Renders what is typed. Undefined for a tool without open pages. */
  renderLive?: RenderLive;
};
