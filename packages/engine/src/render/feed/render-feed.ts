import { memoizeByKey } from '../../cache/memoize.ts';
import { pageUrl } from '../../model/address.ts';
import type { PageFacts, PathFacts } from '../../model/page-facts.ts';
import type { PageModel } from '../../model/page-model.ts';
import { homePath, type SiteModel } from '../../model/site-model.ts';
import { idsInBlock } from '../../react/rich-html.ts';
import { encodePath } from '../../text/old-path.ts';
import { slugOf } from '../../text/slug.ts';
import { withOffset } from '../../time/moment.ts';
import { absoluteHtml } from './absolute-html.ts';
import { atomFeed } from './atom-feed.ts';
import type { FeedLink } from './feed-links.ts';

/** An article on the page at `path`. `idPath` names it, and stays the same when its page moves. */
type Article = PageFacts['feedEntries'][number] & { path: string; idPath: string };

/** A feed of the site: its link, and its entries, newest first. */
export type SiteFeed = FeedLink & { articles: readonly Article[] };

/**
 * Returns the feeds of a site: that of all entries which blocks declare, and, when `site.yaml` says so, one for each category.
 * Each has the newest entries only, as many as `feed.limit` allows.
 */
export function collectFeeds({ feed }: Pick<SiteModel, 'feed'>, pages: readonly FeedPage[]): SiteFeed[] {
  const byLanguage = new Map<string, FeedPage[]>();
  // A page that is not translated is in the feed of the default language.
  for (const page of pages) if (page.repeats === undefined) memoizeByKey(byLanguage, page.prefix ?? '', () => []).push(page);
  return [...byLanguage].flatMap(([prefix, ofLanguage]) => {
    const articles = collectArticles(ofLanguage);
    if (articles.length === 0) return [];
    const feeds = [{ path: '/feed.xml', articles }, ...(feed.perCategory ? feedsOfCategories(articles) : [])];
    const [{ language } = {}] = ofLanguage;
    return feeds.map((one) => ({
      ...one,
      path: `${prefix}${one.path}`,
      articles: one.articles.slice(0, feed.limit),
      ...(language !== undefined && { language }),
    }));
  });
}

type FeedPage = PathFacts & Pick<PageModel, 'prefix'> & { first?: string | undefined };

function collectArticles(pages: readonly FeedPage[]): Article[] {
  const articles = pages.flatMap(({ path, first = path, facts }) =>
    facts.feedEntries.map((entry, index): Article => ({ path, idPath: index === 0 ? first : `${first}#${entry.key}`, ...entry })),
  );
  return articles.sort((a, b) => b.published.localeCompare(a.published));
}

/** Categories with the same slug are different spellings of one. */
function feedsOfCategories(articles: readonly Article[]): SiteFeed[] {
  const bySlug = new Map<string, Article[]>();
  for (const article of articles) memoizeByKey(bySlug, slugOf(article.category) || 'other', () => []).push(article);
  return [...bySlug].map(([slug, own]) => ({
    path: `/feed/${encodeURIComponent(slug)}.xml`,
    category: { name: own[0]?.category ?? slug, slug },
    articles: own,
  }));
}

/**
 * Returns a feed with the texts of its articles as Atom. Undefined for one without articles. `firstUrl` is the URL of the site at its
 * first release: ids must not change when a site moves, or when its addresses end in another way.
 */
export function renderFeed(site: SiteModel, { path, category, articles }: SiteFeed, firstUrl: string): string | undefined {
  const { url, brand, company, language, siteLanguages } = site;
  const idOf = (one: string): string => firstUrl + encodePath(one);
  const [first, ...more] = articles.map((article) => {
    const address = pageUrl(article.path, site);
    return {
      url: address,
      id: idOf(article.idPath),
      title: article.title,
      // The day of publication begins in the time zone of the site.
      updated: withOffset(`${article.published}T00:00:00`, site.timeZone),
      category: article.category,
      summary: article.summary,
      content: absoluteHtml(idsInBlock(article.html, article.key), address),
    };
  });
  if (!first) return undefined;
  const title = category ? `${brand.name}: ${category.name}` : brand.name;
  const home = homePath(site);
  return atomFeed({
    ...(siteLanguages && { language }),
    url: `${url}${path}`,
    home: pageUrl(home, site),
    id: idOf(category ? path : home),
    title,
    subtitle: brand.tagline,
    author: company.name,
    entries: [first, ...more],
  });
}
