import type { LivePage, ResolvedPage, Site } from '@pagewright/core';
import type { ProposedSite } from './proposed-site.ts';

/** Renders a page of a site for a browser in which it is open. */
export type RenderLive = (page: ResolvedPage, site: Site) => Promise<LivePage | undefined>;

/** A file with a text that is not written, and the path of the page to show. */
type Draft = { absolute: string; text: string; path: string };

/** Renders a page as it would be with a text that is not written. Undefined when the page would have a block that cannot be rendered. */
export async function draftPage(
  { absolute, text, path }: Draft,
  proposed: ProposedSite,
  render: RenderLive,
): Promise<LivePage | undefined> {
  const site = await proposed.draft(absolute, text);
  const page = site.pages.find((one) => one.fields?.path === path && one.isRenderable);
  return page && render(page, site);
}
