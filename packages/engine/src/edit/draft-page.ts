import type { LivePage, Site, SitePage } from '@pagewright/core';
import type { ProposedSite } from './proposed-site.ts';

/** Renders a page of a site for a browser in which it is open. */
export type RenderLive = (page: SitePage) => Promise<LivePage | undefined>;

/** A file with a text that is not written, and the path of the page to show. */
type Draft = { absolute: string; text: string; path: string };

type Parts = { site: Site | undefined; proposed: ProposedSite; render: RenderLive };

/** Renders a page as it would be with a text that is not written. Undefined when the page would have a block that cannot be rendered. */
export async function draftPage({ absolute, text, path }: Draft, { site, proposed, render }: Parts): Promise<LivePage | undefined> {
  const saved = site?.pages.find((one) => one.fields?.path === path);
  const draft = saved && (await proposed.draft(saved.name, absolute, text));
  return draft?.page.isRenderable && draft.page.fields?.path === path ? render(draft) : undefined;
}
