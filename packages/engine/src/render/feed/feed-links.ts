import type { PageModel } from '../../model/page-model.ts';

/** A feed to which heads of pages link. Undefined category: that of the whole site. */
export type FeedLink = {
  path: string;
  /** Undefined for the default language. */
  language?: string;
  category?: { name: string; slug: string };
};

/** Returns the feeds that concern a page: that of the site, and that of the category whose records it lists. */
export const feedsOfPage = ({ listOf, language }: Pick<PageModel, 'listOf' | 'language'>, feeds: readonly FeedLink[]): FeedLink[] =>
  feeds.filter((feed) => feed.language === language && (feed.category === undefined || feed.category.slug === listOf?.slug));
