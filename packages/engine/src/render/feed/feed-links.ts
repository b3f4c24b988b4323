import type { PageModel } from '../../model/page-model.ts';

/** A feed to which heads of pages link. Undefined category: that of the whole site. */
export type FeedLink = { path: string; category?: { name: string; slug: string } };

/** Returns the feeds that concern a page: that of the site, and that of the category whose records it lists. */
export const feedsOfPage = ({ listOf }: Pick<PageModel, 'listOf'>, feeds: readonly FeedLink[]): FeedLink[] =>
  feeds.filter(({ category }) => category === undefined || category.slug === listOf?.slug);
