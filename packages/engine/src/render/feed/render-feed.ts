import type { PathFacts } from '../../model/page-facts.ts';
import type { SiteModel } from '../../model/site-model.ts';
import type { FeedEntry } from '../../schema/fields/block-traits.ts';
import { atomFeed } from './atom-feed.ts';

type Article = FeedEntry & { path: string };

/** Returns the feed entries that blocks of the site's pages declare, newest first. */
export function collectArticles(pages: readonly PathFacts[]): Article[] {
  const articles = pages.flatMap(({ path, facts }) => facts.feedEntries.map((entry): Article => ({ path, ...entry })));
  return articles.sort((a, b) => b.published.localeCompare(a.published));
}

/** Returns the articles with their text as an Atom feed; undefined for a site that has none. */
export function renderFeed({ url, brand, company }: SiteModel, articles: readonly Article[]): string | undefined {
  const [first, ...more] = articles.map(({ path, title, published, category, summary, html }) => ({
    ...{ url: `${url}${path}`, title, updated: published },
    ...{ category, summary, content: html },
  }));
  if (!first) return undefined;
  return atomFeed({ siteUrl: url, title: brand.name, subtitle: brand.tagline, author: company.name, entries: [first, ...more] });
}
