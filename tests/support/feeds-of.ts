import { settingsIn } from '../../packages/core/src/model/site-model.ts';
import { toRenderable } from '../../packages/engine/src/cli/to-renderable.ts';
import type { RenderableSite } from '../../packages/engine/src/render/build-input.ts';
import { collectFeeds, renderFeed } from '../../packages/engine/src/render/feed.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { recordPublishedPaths } from '../../packages/engine/src/site/record-published-paths.ts';
import siteCode from '../../src/site.ts';

const load = async (dir: string): Promise<RenderableSite> => toRenderable(await createSiteLoader(dir, siteCode)());

/** Returns the feeds of the site in a folder by their paths, as a build writes them. */
export async function feedsOf({ dir }: { dir: string }): Promise<Record<string, string>> {
  const { settings, pages, firstUrl } = await load(dir);
  const feeds = collectFeeds(settings, pages);
  return Object.fromEntries(feeds.map((feed) => [feed.path, renderFeed(settingsIn(settings, feed.language), feed, firstUrl) ?? '']));
}

/** Records the published paths of a site, as a build with `--release` does. */
export async function release({ dir }: { dir: string }): Promise<void> {
  const { firstUrl, pages } = await load(dir);
  await recordPublishedPaths(dir, { url: firstUrl, pages, events: [] });
}

/** Returns the ids of the entries of a feed, by their titles. */
export const idsByTitle = (feed: string | undefined): Record<string, string> =>
  Object.fromEntries(
    [...(feed ?? '').matchAll(/<entry>\s*<title>([^<]*)[\s\S]*?<id>([^<]*)/g)].map(([, title = '', id = '']) => [title, id]),
  );
